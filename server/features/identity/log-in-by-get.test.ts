import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const LEGACY = { LEGACY_GET_LOGIN: '1' }

beforeAll(async () => {
  await sendJson(makeTestServices(database), 'POST', '/user', {
    body: aBuyerForm({ email: 'ana@correo.example' }),
  })
})

const get = (query: string, services = makeTestServices(database, LEGACY)) =>
  sendJson(services, 'GET', `/login?${query}`)

test('GET /login says where credentials go instead', async () => {
  const { status, body, headers, cookies } = await get(
    'email=ana@correo.example&password=Cebada2024',
    makeTestServices(database),
  )
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('POST')
  expect(body).toEqual({
    code: 'login-by-get',
    message:
      'Las credenciales no viajan en la dirección: usa POST /api/login con los mismos campos en el cuerpo.',
  })
  expect(cookies).toEqual([])
})

test('for old clients it can be turned on, and then keeps every rule of log-in', async () => {
  const { status, body, cookies } = await get('email=Ana@correo.example&password=Cebada2024')
  expect([status, body]).toEqual([200, expect.objectContaining({ access: true, role: 'Person' })])
  const session = await sendJson(makeTestServices(database), 'GET', '/session', {
    headers: cookieHeader(cookies),
  })
  expect(session.body).toEqual(body)

  expect((await get('email=ana@correo.example&password=Mal12345')).status).toBe(401)
  expect((await get('email=ana@correo.example')).body).toMatchObject({
    code: 'malformed',
    fields: { password: 'Enter your password' },
  })
  const limited = makeTestServices(database, {
    ...LEGACY,
    RATE_LIMITS: 'on',
    LOGIN_FAILURES_PER_QUARTER_HOUR: '1',
  })
  expect((await get('email=ana@correo.example&password=Mal12345', limited)).status).toBe(401)
  expect((await get('email=ana@correo.example&password=Cebada2024', limited)).status).toBe(429)
})

test('email_verified proves nothing', async () => {
  expect((await get('email=ana@correo.example&email_verified=true')).status).toBe(400)
  expect((await get('email=ana@correo.example&password=Mal12345&email_verified=true')).status).toBe(401)
})

test('no log line holds what was in the address or in a body', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const services = makeTestServices(database, LEGACY, { log })
  const { cookies } = await get('email=ana@correo.example&password=Cebada2024', services)
  await get('email=ana@correo.example&password=Mal12345', services)
  await get('email=nadie@correo.example&password=Mal12345', services)
  await sendJson(services, 'POST', '/login', { body: { email: 'ana@correo.example', password: 'Mal12345' } })
  await sendJson(services, 'GET', '/session', { headers: cookieHeader(cookies) })
  expect(lines.length).toBeGreaterThanOrEqual(5)
  const token = cookieHeader(cookies).cookie.split('=')[1]!.slice(0, 32)
  expect(lines.join('')).not.toMatch(new RegExp(`correo|Cebada|Mal12345|\\$argon2|${token}`))
})
