import { expect, test } from 'vitest'
import { SITE_IDS } from '#sandbox/mercado-pago/sites.ts'
import { aSandbox } from './a-sandbox.ts'

test('an account says in which country it was opened: Argentina unless told', async () => {
  const sandbox = await aSandbox()
  const { status, body } = await sandbox.call('GET', '/users/me')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.any(Number),
    nickname: expect.any(String),
    email: expect.stringContaining('@'),
    site_id: 'MLA',
    country_id: 'AR',
  })
})

test.each(SITE_IDS)('an account of %s says so', async (siteId) => {
  const sandbox = await aSandbox({ siteId })
  expect((await sandbox.call('GET', '/users/me')).body.site_id).toBe(siteId)
})

test('whose account it is, and what a currency costs, is told to the bearer of the token alone', async () => {
  const { url } = await aSandbox()
  for (const path of ['/users/me', '/currency_conversions/search?from=USD&to=ARS'])
    for (const token of ['', 'another'])
      expect((await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
})

test('a fault that names no path leaves these calls alone', async () => {
  const sandbox = await aSandbox()
  await sandbox.call('POST', '/sandbox/faults', { status: 503 })
  expect((await sandbox.call('GET', '/users/me')).status).toBe(200)
  expect((await sandbox.call('GET', '/v1/payments/search')).status).toBe(503)
  await sandbox.call('POST', '/sandbox/faults', { status: 503, path: '/users/me' })
  expect((await sandbox.call('GET', '/users/me')).status).toBe(503)
})
