import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

const check = (query: string, settings: Record<string, string> = {}, from = '203.0.113.1') =>
  sendJson(makeTestServices(database, settings), 'GET', `/check${query}`, { from })

test('says whether an e-mail has an account, whatever its capitals', async () => {
  await aBuyer(database.db, { user: { email: 'ana@correo.example' } })
  expect((await check('?email=Ana@Correo.example')).body).toBe(true)
  expect((await check('?email=otra@correo.example')).body).toBe(false)
})

test('takes nothing but an e-mail', async () => {
  const missing = { email: 'Información requerida' }
  expect(await check('')).toMatchObject({ status: 400, body: { fields: missing } })
  expect(await check('?email=')).toMatchObject({ status: 400, body: { fields: missing } })
  expect(await check('?email=ana@correo.example&id=1')).toMatchObject({
    status: 400,
    body: { fields: { id: 'Campo desconocido.' } },
  })
})

test('one address asks only so often, and so does everybody about one e-mail', async () => {
  const settings = { RATE_LIMITS: 'on', EMAIL_CHECKS_PER_HOUR: '2' }
  const asked = async (email: string, from: string) => (await check(`?email=${email}`, settings, from)).status
  expect(await asked('uno@correo.example', '198.51.100.1')).toBe(200)
  expect(await asked('dos@correo.example', '198.51.100.1')).toBe(200)
  expect(await asked('tres@correo.example', '198.51.100.1')).toBe(429)
  expect(await asked('uno@correo.example', '198.51.100.2')).toBe(200)
  expect(await asked('UNO@correo.example', '198.51.100.3')).toBe(429)
})
