import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exchangeRates, paymentAccount, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { TEST_RATES } from '#tests/factories/test-rates.ts'
import { IN_DOLLARS } from './quote.ts'
import { type QuoteSettings, readQuote } from './read-quote.ts'

const database = useTestDatabase()
const HOUR_MS = 3_600_000

const settings = (facts: Partial<QuoteSettings> = {}): QuoteSettings => ({
  ...{ PAYMENT_SITE: undefined, EXCHANGE_RATE_MAX_AGE_HOURS: 24, ...facts },
})
const at = (site: QuoteSettings['PAYMENT_SITE']) => readQuote(database.db, settings({ PAYMENT_SITE: site }))

beforeEach(async () => {
  await database.db.delete(paymentAccount)
})

test('an account that is charged in dollars needs no rate', async () => {
  expect(await at('USD')).toEqual(IN_DOLLARS)
})

test('the setting names the site, else what the provider told', async () => {
  expect(await readQuote(database.db, settings())).toBeUndefined()
  await database.db.insert(paymentAccount).values({ collectorId: '7', site: 'MLC' })
  expect(await readQuote(database.db, settings())).toMatchObject({ currency: 'CLP', rate: TEST_RATES.CLP })
  expect(await at('MLB')).toMatchObject({ currency: 'BRL', rate: TEST_RATES.BRL, source: 'mercado-pago' })
})

test('a rate is used while it is young, and a waiting one never', async () => {
  const old = new Date(Date.now() - 25 * HOUR_MS)
  await database.db.update(exchangeRates).set({ fetchedAt: old }).where(eq(exchangeRates.currency, 'PEN'))
  const waiting = { currency: 'PEN', rate: '9', source: 'frankfurter', state: 'waiting' } as const
  await database.db.insert(exchangeRates).values(waiting)
  expect(await at('MPE')).toBeUndefined()
  const longer = settings({ PAYMENT_SITE: 'MPE', EXCHANGE_RATE_MAX_AGE_HOURS: 26 })
  expect(await readQuote(database.db, longer)).toMatchObject({ rate: TEST_RATES.PEN, at: old })
})

test('the newest is used, and before all others what an admin typed', async () => {
  const { db } = database
  const [admin] = await db
    .insert(users)
    .values({ name: 'Ada', email: 'ada@lupulo.example', role: 'Admin' })
    .returning()
  const told = { currency: 'UYU', source: 'frankfurter', state: 'usable' } as const
  const typed = { source: 'admin', adminId: admin!.id, decidedAt: new Date(), reason: 'feriado' } as const
  await db.insert(exchangeRates).values({ ...told, rate: '40.5' })
  expect(await at('MLU')).toMatchObject({ rate: '40.5', source: 'frankfurter' })
  const [own] = await db
    .insert(exchangeRates)
    .values({ ...told, ...typed, rate: '41.0000000001' })
    .returning()
  await db.insert(exchangeRates).values({ ...told, rate: '40.75' })
  expect(await at('MLU')).toEqual({
    currency: 'UYU',
    rate: '41.0000000001',
    ...{ leastCents: null, mostCents: null },
    source: 'admin',
    at: own!.fetchedAt,
  })
  await db.update(exchangeRates).set({ state: 'withdrawn' }).where(eq(exchangeRates.id, own!.id))
  expect(await at('MLU')).toMatchObject({ rate: '40.75' })
})
