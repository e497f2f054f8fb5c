import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { credentials } from '#contract/identity.ts'
import { readForm } from './read-form.ts'

const post = (body: BodyInit) => new Request('http://x/login', { method: 'POST', body })

test('the fields of a form of ours', async () => {
  const form = await readForm(post(new URLSearchParams({ email: 'ana@lupulo.example', password: 'x.y[0]' })))
  expect(Object.fromEntries(form)).toEqual({ email: 'ana@lupulo.example', password: 'x.y[0]' })
})

test.each([
  ['a list that would be filled for minutes', 'email[900000000]', 'x'],
  ['a list that grows', 'email[]', 'x'],
  ['an object within objects', `a${'.a'.repeat(1000)}`, 'x'],
  [
    'an order to fill a list',
    '__intent__',
    '{"type":"update","payload":{"name":"a[900000000]","value":"x"}}',
  ],
])('%s is in no form of ours', async (_, name, value) => {
  const form = post(new URLSearchParams([[name, value]]))
  // What the pages do with a form that they are given.
  const answer = readForm(form).then((fields) => parseWithZod(fields, { schema: credentials }).reply())
  await expect(answer).rejects.toMatchObject({ init: { status: 400 }, data: { code: 'malformed' } })
})

test('a form of more fields than any of ours is refused, and so is a body that is none', async () => {
  const many = new URLSearchParams(Array.from({ length: 51 }, (_, at) => [`field${at}`, 'x']))
  await expect(readForm(post(many))).rejects.toMatchObject({ init: { status: 400 } })
  await expect(readForm(post('{}'))).rejects.toMatchObject({ init: { status: 400 } })
})
