import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { RateList } from '#contract/exchange-rates.ts'
import { RATES_PER_PAGE } from '#contract/limits.ts'
import { auditEntries, exchangeRates, paymentAccount } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { TEST_RATES, writeTestRates } from '#tests/factories/test-rates.ts'

const checkout = useCheckout()
const PATH = '/admin/exchange-rates'
const told = { currency: 'ARS', source: 'frankfurter', state: 'usable' } as const
const reason = 'El banco no abre.'

beforeEach(async () => {
  const { db } = checkout.with()
  await db.delete(exchangeRates)
  await writeTestRates(db)
})

async function aShop(settings: Record<string, string> = {}) {
  const services = checkout.with({ PAYMENT_SITE: 'MLA', ...settings })
  const admin = await aLoggedInAdmin(services)
  const { db } = services
  return {
    db,
    list: async (query = '') => (await admin.send('GET', `${PATH}${query}`)).body as RateList,
    type: (rate: string, seen: string = TEST_RATES.ARS) => admin.send('POST', PATH, { rate, seen, reason }),
    judge: (id: string, verdict: string) => admin.send('POST', `${PATH}/${id}/verdict`, { verdict, reason }),
    told: async (facts: Partial<typeof exchangeRates.$inferInsert> = {}) => {
      const [row] = await db
        .insert(exchangeRates)
        .values({ ...told, rate: '1420', ...facts })
        .returning()
      return row!.id
    },
    noted: async () => (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0],
    count: () => db.$count(exchangeRates),
  }
}

test('what an admin types is used before what is told, and once withdrawn none of theirs comes back', async () => {
  const { type, list, told, judge, noted } = await aShop()
  expect((await list()).used).toMatchObject({ rate: TEST_RATES.ARS, source: 'mercado-pago', admin: null })
  expect((await type('1400.5')).status).toBe(201)
  expect(await noted()).toMatchObject({
    action: 'rate-typed',
    facts: { currency: 'ARS', before: { rate: TEST_RATES.ARS }, after: { rate: '1400.5' } },
  })
  const second = (await type('1401', '1400.5')).body as { id: string }
  await told()
  expect((await list()).used).toMatchObject({ id: second.id, rate: '1401', source: 'admin', reason })
  expect((await judge(second.id, 'withdraw')).body).toEqual({ id: second.id, state: 'withdrawn' })
  expect((await list()).used).toMatchObject({ rate: '1420', source: 'frankfurter' })
  expect((await judge(second.id, 'withdraw')).body).toMatchObject({ code: 'rate-changed' })
})

test.each([
  ['0', 'rate-implausible'],
  ['-1400', 'rate-implausible'],
  ['mil', 'rate-implausible'],
  ['12345678901234567890', 'rate-implausible'],
  ['1400.12345678901', 'rate-implausible'],
  ['14172.55', 'rate-too-far'],
  ['141.7255', 'rate-too-far'],
  ['', 'malformed'],
])('a rate of "%s" is refused with the reason, and nothing changed: %s', async (rate, code) => {
  const { type, count, noted } = await aShop()
  const before = [await count(), await noted()]
  expect((await type(rate)).body).toMatchObject({ code })
  expect([await count(), await noted()]).toEqual(before)
})

test('of two admins at once the second is told', async () => {
  const { type, told, judge } = await aShop()
  const answers = await Promise.all(['1400', '1410'].map((rate) => type(rate)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'rate-changed' })
  const id = await told({ state: 'waiting', rate: '2000' })
  const verdicts = await Promise.all(['take', 'refuse'].map((verdict) => judge(id, verdict)))
  expect(verdicts.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['take', 'usable', '2000', 'rate-taken'],
  ['refuse', 'refused', TEST_RATES.ARS, 'rate-refused'],
])('a rate that waits is used only once it is taken: %s', async (verdict, state, used, action) => {
  const { told, list, judge, noted } = await aShop()
  const id = await told({ state: 'waiting', rate: '2000' })
  expect(await list()).toMatchObject({ used: { rate: TEST_RATES.ARS }, waiting: { id, rate: '2000' } })
  expect((await judge(id, 'withdraw')).body).toMatchObject({ code: 'rate-changed' })
  expect((await judge(id, verdict)).body).toEqual({ id, state })
  expect(await list()).toMatchObject({ used: { rate: used }, waiting: null })
  expect(await noted()).toMatchObject({ action, subjectId: id, facts: { rate: '2000' } })
})

test('the history is read in pages by key: what arrives meanwhile moves nothing', async () => {
  const { told, list } = await aShop()
  for (let n = 0; n < RATES_PER_PAGE; n++) await told({ rate: String(1400 + n) })
  const first = await list()
  expect(first.rates).toHaveLength(RATES_PER_PAGE)
  expect(first.rates[0]).toMatchObject({ rate: String(1400 + RATES_PER_PAGE - 1) })
  await told({ rate: '1450' })
  const second = await list(`?before=${first.next}`)
  expect(second.rates.map(({ rate }) => rate)).toEqual([TEST_RATES.ARS])
  expect(second.next).toBeNull()
})

test.each([
  ['', null],
  ['USD', 'USD'],
])('where the site is "%s" there is nothing to type', async (PAYMENT_SITE, currency) => {
  const { db, list, type } = await aShop({ PAYMENT_SITE })
  await db.delete(paymentAccount)
  expect(await list()).toEqual({ currency, used: null, waiting: null, rates: [], next: null })
  expect((await type('1400', '')).body).toMatchObject({ code: 'no-rate-needed' })
})
