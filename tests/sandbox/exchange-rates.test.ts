import { expect, test } from 'vitest'
import { CURRENCIES } from '#sandbox/exchange-rates/rate-table.ts'
import { aSandbox } from './a-sandbox.ts'

const CONVERSION = '/currency_conversions/search?from=USD&to='
const FRANKFURTER = '/frankfurter/v2/rate/USD/'
const SOURCES = [
  ['mercado-pago', CONVERSION],
  ['frankfurter', FRANKFURTER],
] as const

test('Mercado Pago converts dollars for the bearer of the token', async () => {
  const sandbox = await aSandbox()
  const { status, body } = await sandbox.call('GET', `${CONVERSION}ARS`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ currency_base: 'USD', currency_quote: 'ARS', ratio: 1417, rate: 1417 })
  expect(Date.parse(body.valid_until)).toBeGreaterThan(Date.now())
  expect(Date.parse(body.creation_date)).toBeLessThanOrEqual(Date.now())
})

test('Frankfurter tells the rate of a pair, or several at once', async () => {
  const sandbox = await aSandbox()
  const today = new Date().toISOString().slice(0, 10)
  const pair = await (await fetch(`${sandbox.frankfurterUrl}/v2/rate/USD/UYU`)).json()
  expect(pair).toEqual({ date: today, base: 'USD', quote: 'UYU', rate: 39.842 })
  const several = (await sandbox.call('GET', '/frankfurter/v2/rates?base=USD&quotes=BRL,PEN')).body
  expect(several).toMatchObject([
    { quote: 'BRL', rate: 5.3512 },
    { quote: 'PEN', rate: 3.3815 },
  ])
  expect((await sandbox.call('GET', '/frankfurter/v2/rate/BRL/ARS')).body.rate).toBe(264.8)
})

test.each(SOURCES)('%s knows every currency of a site, and no other', async (_source, path) => {
  const sandbox = await aSandbox()
  for (const currency of CURRENCIES)
    expect((await sandbox.call('GET', path + currency)).body.rate).toBeGreaterThan(1)
  expect((await sandbox.call('GET', `${path}VES`)).status).toBe(404)
})

test.each(SOURCES)(
  'the rate of %s can be set apart from the other, also to what none can be',
  async (source, path) => {
    const sandbox = await aSandbox()
    const rate = async (at: string) => (await sandbox.call('GET', `${at}ARS`)).body.rate
    const other = SOURCES.find(([name]) => name !== source)![1]
    await sandbox.call('POST', '/sandbox/exchange-rates', { source, currency: 'ARS', rate: 1500.5 })
    expect(await rate(path)).toBe(1500.5)
    expect(await rate(other)).toBe(1417)
    for (const odd of [0, -3, 'many', null]) {
      await sandbox.call('POST', '/sandbox/exchange-rates', { source, currency: 'ARS', rate: odd })
      expect(await rate(path)).toBe(odd)
    }
    await sandbox.call('DELETE', '/sandbox/exchange-rates')
    expect(await rate(path)).toBe(1417)
  },
)

test.each(SOURCES)(
  '%s answers garbage, late, an error, nothing or an old rate until told otherwise',
  async (source, path) => {
    const sandbox = await aSandbox()
    const ask = () => sandbox.call('GET', `${path}ARS`)
    const mood = (facts: object) => sandbox.call('POST', '/sandbox/exchange-rates', { source, ...facts })
    await mood({ trouble: 'garbage' })
    await expect(ask()).rejects.toThrow('JSON')
    await expect(ask()).rejects.toThrow('JSON')
    await mood({ trouble: 'error' })
    expect((await ask()).status).toBe(500)
    await mood({ trouble: 'absent' })
    expect((await ask()).status).toBe(404)
    await mood({ trouble: 'late', delayMs: 150 })
    const startedAt = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(140)
    await mood({ trouble: 'stale', ageDays: 3 })
    const { body } = await ask()
    const threeDaysAgo = Date.now() - 3 * 86_400_000
    expect(Math.abs(Date.parse(body.creation_date ?? body.date) - threeDaysAgo)).toBeLessThan(86_400_000)
    await mood({ trouble: 'none' })
    expect((await ask()).status).toBe(200)
  },
)

test('what is set wrongly is refused and changes nothing', async () => {
  const sandbox = await aSandbox()
  const set = async (facts: object) => (await sandbox.call('POST', '/sandbox/exchange-rates', facts)).status
  expect(await set({ currency: 'VES', rate: 1 })).toBe(400)
  expect(await set({ currency: 'ARS' })).toBe(400)
  expect(await set({ trouble: 'tired' })).toBe(400)
  expect((await sandbox.call('GET', '/sandbox/exchange-rates')).body.frankfurter).toMatchObject({
    rates: { ARS: 1417 },
    trouble: 'none',
  })
})

test('a person sets a rate and a trouble on the page', async () => {
  const sandbox = await aSandbox()
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ source: 'frankfurter', ...fields })
    const answer = await fetch(`${sandbox.url}/exchange-rates`, { method: 'POST', body })
    return { status: answer.status, html: await answer.text() }
  }
  expect((await send({ currency: 'ARS', rate: '1499.5' })).html).toContain('value="1499.5"')
  expect((await sandbox.call('GET', `${FRANKFURTER}ARS`)).body.rate).toBe(1499.5)
  expect((await send({ trouble: 'absent' })).status).toBe(200)
  expect((await sandbox.call('GET', `${FRANKFURTER}ARS`)).status).toBe(404)
  expect((await sandbox.call('GET', `${CONVERSION}ARS`)).body.rate).toBe(1417)
  expect((await send({ currency: 'XXX', rate: '1' })).status).toBe(400)
})
