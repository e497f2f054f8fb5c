import { beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, TEST_ORIGIN } from '#tests/factories/services.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import type { Api } from './api-context.ts'

const database = useTestDatabase()
let app: Api
beforeAll(() => {
  app = createApp(makeTestServices(database))
})

const JSON_TYPE = { 'content-type': 'application/json' }

async function post(
  body: BodyInit | undefined,
  headers: Record<string, string> = JSON_TYPE,
  path = '/api/user',
) {
  const init = { method: 'POST', headers, ...(body !== undefined && { body }), duplex: 'half' }
  const answer = await app.request(path, init)
  return { status: answer.status, body: (await answer.json()) as { code: string; fields?: unknown } }
}

const form = (over: Record<string, unknown> = {}) => JSON.stringify(aBuyerForm(over))
const huge = form({ address: 'x'.repeat(300 * 1024) })

/** Specification-wide rules of decisions, "Paths, shapes, statuses": each answer is `{ code, message, fields? }`. */
test.each<[string, BodyInit | undefined, Record<string, string>, number, string]>([
  [
    'a form in another content type',
    'name=Ana',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'wrong-content-type',
  ],
  ['JSON called text', form(), { 'content-type': 'text/plain' }, 415, 'wrong-content-type'],
  ['JSON called nothing', new Blob([form()]), {}, 415, 'wrong-content-type'],
  [
    'a content type that only begins like JSON',
    form(),
    { 'content-type': 'application/jsonp' },
    415,
    'wrong-content-type',
  ],
  ['half a JSON document', '{"name":', JSON_TYPE, 400, 'malformed-json'],
  ['no body at all', undefined, JSON_TYPE, 400, 'malformed-json'],
  ['an array', '[]', JSON_TYPE, 400, 'malformed'],
  ['null', 'null', JSON_TYPE, 400, 'malformed'],
  ['a number', '1e999', JSON_TYPE, 400, 'malformed'],
  [
    'a body over its limit',
    huge,
    { ...JSON_TYPE, 'content-length': String(huge.length) },
    413,
    'body-too-large',
  ],
  ['a body over its limit that does not say so', new Blob([huge]).stream(), JSON_TYPE, 413, 'body-too-large'],
  ['another site', form(), { ...JSON_TYPE, origin: 'https://evil.example' }, 403, 'foreign-origin'],
  ['a page without an origin of its own', form(), { ...JSON_TYPE, origin: 'null' }, 403, 'foreign-origin'],
])('%s', async (_says, body, headers, status, code) => {
  const answer = await post(body, headers)
  expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } })
  expect(await database.db.$count(users)).toBe(0)
})

test('an unknown field is named', async () => {
  const answer = await post(form({ isAdmin: true, Name: 'Ana' }))
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({
    code: 'malformed',
    message: 'Revisa los datos marcados.',
    fields: { isAdmin: 'Campo desconocido.', Name: 'Campo desconocido.' },
  })
})

test('so is one that every object of JavaScript has', async () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    const inBody = await post(form({ [name]: 1 }))
    expect(inBody).toMatchObject({ status: 400, body: { fields: { [name]: 'Campo desconocido.' } } })
    const inQuery = await app.request(`/api/product?${name}=1`)
    expect(inQuery.status).toBe(400)
    expect(await inQuery.json()).toMatchObject({ fields: { [name]: 'Campo desconocido.' } })
  }
})

test.each([
  ['__proto__', '{"__proto__":{"role":"Admin"}}'],
  ['deep nesting', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['a number where text belongs', '{"name":1,"email":[],"password":{},"document":{},"country":null}'],
])('%s is malformed, not an error of ours', async (_says, body) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { code: 'malformed' } })
})

test('our own pages, and programs that send no Origin, are heard', async () => {
  const own = await post(form({ email: 'pagina@correo.example' }), { ...JSON_TYPE, origin: TEST_ORIGIN })
  expect(own.status).toBe(201)
  expect((await post(form({ email: 'programa@correo.example' }))).status).toBe(201)
  const typed = await post(form({ email: 'tipo@correo.example' }), {
    'content-type': 'Application/JSON; charset=utf-8',
  })
  expect(typed.status).toBe(201)
})

test('a foreign site cannot log anybody in or out', async () => {
  const headers = { ...JSON_TYPE, origin: 'https://evil.example' }
  expect((await post('{}', headers, '/api/login')).status).toBe(403)
  expect((await post(undefined, headers, '/api/logout')).status).toBe(403)
})
