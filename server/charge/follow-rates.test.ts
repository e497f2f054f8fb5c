import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chargeWatch, exchangeRates, paymentAccount } from '#database/schema.ts'
import type { ProviderFailure } from '#server/ports/payment-provider.ts'
import type { RateSource } from '#server/ports/rate-source.ts'
import type { ToldRate } from '#server/ports/told-rate.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { followRates } from './follow-rates.ts'
import { readQuote } from './read-quote.ts'

const database = useTestDatabase()
const AWAY: ProviderFailure = { failed: 'unknown', message: 'no answer' }

beforeEach(async () => {
  for (const table of [chargeWatch, exchangeRates, paymentAccount]) await database.db.delete(table)
})

/** A source that says these one after another, the last one for ever. */
function aSource(name: RateSource['name'], ...answers: (string | ProviderFailure)[]) {
  let asked = 0
  return {
    name,
    async readRate(): Promise<ToldRate | ProviderFailure> {
      const answer = answers[Math.min(asked++, answers.length - 1)]!
      return typeof answer === 'string' ? { rate: answer, validFrom: new Date() } : answer
    },
    asked: () => asked,
  }
}

function aShop(sources: RateSource[], settings: Record<string, string> = {}) {
  const payments = aPaymentProvider()
  const lines: { level: string; text: string }[] = []
  const line = (level: string) => (facts: unknown, text?: string) =>
    void lines.push({ level, text: text ?? String(facts) })
  const log = { warn: line('warn'), error: line('error') } as never
  const services = makeTestServices(
    database,
    { PAYMENT_SITE: '', ...settings },
    { payments, log, rateSources: sources },
  )
  const isTime = () => database.db.update(chargeWatch).set({ askedAt: new Date(0) })
  return { services, payments, lines, isTime, quote: () => readQuote(database.db, services.env) }
}

test('a shop that starts learns its site and a rate at once', async () => {
  const shop = aShop([aSource('mercado-pago', '1417.25')])
  await followRates(shop.services, { starting: true })
  expect(await shop.quote()).toMatchObject({ currency: 'ARS', rate: '1417.25', source: 'mercado-pago' })
  expect(shop.lines).toEqual([])
})

test('who answers first is believed, and who comes after is asked where they do not', async () => {
  const [first, second] = [aSource('mercado-pago', AWAY, '1420'), aSource('frankfurter', '1418')]
  const shop = aShop([first, second])
  await followRates(shop.services)
  expect(await shop.quote()).toMatchObject({ rate: '1418', source: 'frankfurter' })
  await shop.isTime()
  await followRates(shop.services)
  expect(await shop.quote()).toMatchObject({ rate: '1420', source: 'mercado-pago' })
  expect(second.asked()).toBe(1)
})

test('of several processes one asks, until it is time again', async () => {
  const source = aSource('mercado-pago', '1417')
  const shop = aShop([source])
  await followRates(shop.services)
  await Promise.all([1, 2, 3].map(() => followRates(shop.services)))
  expect(source.asked()).toBe(1)
})

test('a site that nobody told is asked for again, and the last one stands while nobody answers', async () => {
  const shop = aShop([aSource('mercado-pago', '1417')])
  shop.payments.failNext('readAccount', 'unknown')
  await followRates(shop.services, { starting: true })
  expect(await shop.quote()).toBeUndefined()
  await shop.isTime()
  await followRates(shop.services)
  expect(await shop.quote()).toMatchObject({ currency: 'ARS' })
  shop.payments.failNext('readAccount', 'unknown')
  await followRates(shop.services, { starting: true })
  expect(await shop.quote()).toMatchObject({ currency: 'ARS' })
})

test('a site that the shop does not know is an error in the log, and nobody is charged', async () => {
  const shop = aShop([aSource('mercado-pago', '1417')])
  shop.services.payments = { ...shop.payments, readAccount: async () => ({ collectorId: '7', site: 'MLV' }) }
  await followRates(shop.services, { starting: true })
  expect(await shop.quote()).toBeUndefined()
  expect(shop.lines.map(({ level }) => level)).toEqual(['error', 'error'])
  expect(await database.db.select().from(paymentAccount)).toEqual([])
})

test('an account that is charged in dollars asks nobody', async () => {
  const source = aSource('mercado-pago', '1417')
  const shop = aShop([source], { PAYMENT_SITE: 'USD' })
  await followRates(shop.services)
  expect(source.asked()).toBe(0)
  expect(await shop.quote()).toMatchObject({ currency: 'USD' })
})

test('the log hears once that nobody can be charged, and once that they can again', async () => {
  const shop = aShop([aSource('mercado-pago', '1417', AWAY, AWAY, '1418')])
  await followRates(shop.services)
  await database.db.update(exchangeRates).set({ fetchedAt: new Date(Date.now() - 25 * 3_600_000) })
  for (const _turn of [1, 2]) {
    await shop.isTime()
    await followRates(shop.services)
  }
  const errors = () => shop.lines.filter(({ level }) => level === 'error').length
  expect(errors()).toBe(1)
  const [watch] = await database.db.select().from(chargeWatch)
  expect(watch).toMatchObject({ missing: 'rate', stuckSince: expect.any(Date) })
  await shop.isTime()
  await followRates(shop.services)
  await followRates(shop.services)
  expect(errors()).toBe(1)
  expect(shop.lines.filter(({ text }) => text.includes('can be charged again'))).toHaveLength(1)
  expect(await shop.quote()).toMatchObject({ rate: '1418' })
})

test('a rate far from the last one waits and is not used; near ones go on, and overtake it', async () => {
  const shop = aShop([aSource('mercado-pago', '1000', '10000', '1101', '1100')])
  const turn = async () => {
    await shop.isTime()
    await followRates(shop.services)
  }
  const waiting = () => database.db.select().from(exchangeRates).where(eq(exchangeRates.state, 'waiting'))
  await turn()
  await turn()
  expect(await shop.quote()).toMatchObject({ rate: '1000' })
  expect(await waiting()).toMatchObject([{ rate: '10000.0000000000' }])
  await turn()
  expect(await shop.quote()).toMatchObject({ rate: '1000' })
  expect(await waiting()).toMatchObject([{ rate: '1101.0000000000' }])
  await turn()
  expect(await shop.quote()).toMatchObject({ rate: '1100' })
  expect(await waiting()).toEqual([])
})

test('a rate that stays is not written down again while it is young, and is before it is too old', async () => {
  const shop = aShop([aSource('mercado-pago', '1417')])
  const rows = () => database.db.$count(exchangeRates)
  await followRates(shop.services)
  await shop.isTime()
  await followRates(shop.services)
  expect(await rows()).toBe(1)
  await database.db.update(exchangeRates).set({ fetchedAt: new Date(Date.now() - 7 * 3_600_000) })
  await shop.isTime()
  await followRates(shop.services)
  expect(await rows()).toBe(2)
})
