import { expect, test } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { localPriceText } from '#contract/local-rate.ts'
import { exchangeRates } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { createLocalRate } from './local-rate.ts'

const database = useTestDatabase()

/** Frankfurter tells another rate than every test database holds. */
const tell = (rate: string) =>
  database.db
    .insert(exchangeRates)
    .values({ currency: 'ARS', source: 'frankfurter', rate, validFrom: new Date(), state: 'usable' })

const servicesWith = (settings: object) =>
  makeTestServices(database, { PAYMENT_SITE: 'MLA', LOCAL_PRICES: 'beside', ...settings })

test('pages hear the rate in use, and a newer one some seconds later', async () => {
  let now = 0
  const localRate = createLocalRate(servicesWith({}), () => now)
  await tell('1417')
  expect(await localRate()).toMatchObject({ chargeCurrency: 'ARS', rate: '1417', rateSource: 'frankfurter' })
  await tell('1420.5')
  expect(await localRate()).toMatchObject({ rate: '1417' })
  now = 5_000
  expect(await localRate()).toMatchObject({ rate: '1420.5' })
  const pesos = { ...PAYMENT_SITES.MLA, rate: '1420.5' }
  expect(localPriceText(450, pesos)).toBe('$\u00a06392.25\u00a0ARS')
})

test('without a usable rate, in dollars and where nobody asks for it, prices stand in dollars alone', async () => {
  expect(await createLocalRate(servicesWith({}))()).not.toBeNull()
  expect(await createLocalRate(servicesWith({ PAYMENT_SITE: 'USD' }))()).toBeNull()
  expect(await createLocalRate(servicesWith({ LOCAL_PRICES: 'off' }))()).toBeNull()
  await database.db.update(exchangeRates).set({ fetchedAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await createLocalRate(servicesWith({}))()).toBeNull()
})

test('a page is shown though the rate cannot be read', async () => {
  const services = servicesWith({})
  await database.pool.query('ALTER TABLE exchange_rates RENAME TO rates_away')
  expect(await createLocalRate(services)()).toBeNull()
})
