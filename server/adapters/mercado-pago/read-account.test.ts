import { expect, test } from 'vitest'
import { account } from '#sandbox/mercado-pago/account.ts'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { createMercadoPago } from './create-mercado-pago.ts'

async function aProvider({
  timeoutMs = 3000,
  ...options
}: Parameters<typeof aSandbox>[0] & { timeoutMs?: number } = {}) {
  const sandbox = await aSandbox(options)
  const provider = createMercadoPago({
    ...{ baseUrl: sandbox.url, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET },
    ...{ publicUrl: 'http://shop.example', timeoutMs },
  })
  return { sandbox, provider }
}

test('tells whose account collects, and where it was opened', async () => {
  const { provider, sandbox } = await aProvider({ siteId: 'MLC' })
  const told = { collectorId: String(account.collectorId), site: 'MLC' }
  expect(await provider.readAccount()).toEqual({ ...told, leastCents: 5000, mostCents: 1_000_000_000 })
  await sandbox.call('POST', '/sandbox/faults', { status: 500, path: '/v1/payment_methods' })
  expect(await provider.readAccount()).toEqual(told)
  await sandbox.call('POST', '/sandbox/faults', { garbage: true, path: '/users/me' })
  expect(await provider.readAccount()).toMatchObject({ failed: 'unknown' })
})

test('tells what a dollar costs', async () => {
  const { provider, sandbox } = await aProvider()
  await sandbox.call('POST', '/sandbox/exchange-rates', { currency: 'UYU', rate: 39.8425 })
  expect(await provider.readConversion('UYU')).toEqual({ rate: '39.8425', validFrom: expect.any(Date) })
})

test.each([0, -1, 'mil', null, 1e20])('a conversion at %j is none', async (rate) => {
  const { provider, sandbox } = await aProvider()
  await sandbox.call('POST', '/sandbox/exchange-rates', { currency: 'ARS', rate })
  expect(await provider.readConversion('ARS')).toMatchObject({ failed: 'unknown' })
})

test.each([
  { trouble: 'garbage' },
  { trouble: 'error' },
  { trouble: 'absent' },
  { trouble: 'stale', ageDays: 8 },
  { trouble: 'late', delayMs: 1500 },
] as const)('a conversion in the mood %j is a failure, and payments go on', async (mood) => {
  const { provider, sandbox } = await aProvider({ timeoutMs: mood.trouble === 'late' ? 100 : 3000 })
  await sandbox.call('POST', '/sandbox/exchange-rates', mood)
  for (const _time of [1, 2, 3, 4]) {
    expect(await provider.readConversion('ARS')).toMatchObject({ failed: expect.any(String) })
  }
  expect(provider.isAway('payments')).toBe(false)
  expect(await provider.readPayment('1')).toBeNull()
})
