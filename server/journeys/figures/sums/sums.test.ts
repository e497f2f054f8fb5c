import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { postChargebackLost, postChargebackWon } from '#database/ledger/post-chargeback.ts'
import { beers as beersTable, orders } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aChargebackOf, aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { addDays } from '../calendar.ts'
import { type Period, readPeriod } from '../read-period.ts'
import { sumSales } from '../sum-sales.ts'
import { rangesOf, type SpanPlan, withPlan } from './plan-spans.ts'
import { daysToSum } from './spans-to-sum.ts'
import { sumFigures } from './sum-figures.ts'
import { writeSpan } from './write-span.ts'

const database = useTestDatabase()
const CORDOBA = 'America/Argentina/Cordoba'
/** Its clocks are put forward or back in each half of a year: days of 23 hours and of 25. */
const SANTIAGO = 'America/Santiago'
const DAYS = 220
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), -DAYS - 5)
/** One of them, and the instant of a sale on it. */
const A_DAY = addDays(FIRST_DAY, 180)
const ON_IT = `${A_DAY}T15:00:00Z`
const BEFORE_IT = addDays(A_DAY, -1)

type Beer = Awaited<ReturnType<typeof aBeer>>
type Sale = { orderId: string; paymentId: string; lines: { beer: Beer; quantity: number }[] }

/** The same draws every time. */
function draws(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Runs until all is summed that may be. */
async function sweep(zone: string): Promise<void> {
  const services = makeTestServices(database, { SHOP_TIMEZONE: zone })
  do await sumFigures(services)
  while ((await daysToSum(database.db, zone, 1)).length)
}

const periodOf = (from: string, to: string, by?: Period['by']) => readPeriod({ from, to, by }, to) as Period

/** The plan by which nothing is read that is kept. */
const rowsAlone = ({ before, to }: Period): SpanPlan => ({
  ...{ days: [], daysNow: [], months: [], otherDays: [] },
  raw: [{ from: before.from, to }],
})

/** What is read by sums, and what rows say, of everybody and of a company. */
async function compare(period: Period, zone: string, companyId: string): Promise<SpanPlan> {
  return withPlan(database.db, period, zone, async (tx, plan) => {
    for (const whose of [null, companyId]) {
      const [kept, read] = [
        await sumSales(tx, whose, period, plan, zone),
        await sumSales(tx, whose, period, rowsAlone(period), zone),
      ]
      const told = (sums: typeof kept) => ({
        ...sums,
        byStart: Object.fromEntries([...sums.byStart].filter(([, { orders: any }]) => any > 0)),
      })
      expect(told(kept)).toEqual(told(read))
    }
    return plan
  })
}

let companies: string[] = []
let beers: Beer[] = []
beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE orders, payments, ledger_transactions, summed_spans, figure_notes CASCADE',
  )
  companies = [
    (await aCompany(database.db)).id,
    (await aCompany(database.db)).id,
    (await aCompany(database.db)).id,
  ]
  beers = []
  for (let each = 0; each < 18; each++)
    beers.push(
      await aBeer(database.db, {
        companyId: companies[each % 3]!,
        priceCents: each === 5 ? 0 : 150 + 37 * each,
      }),
    )
})

async function sell(draw: (below: number) => number): Promise<Sale> {
  const day = addDays(FIRST_DAY, draw(DAYS))
  const at = new Date(Date.parse(day) + draw(86_400_000)).toISOString()
  const first = draw(beers.length)
  const lines = [first, (first + 1 + draw(beers.length - 1)) % beers.length]
    .slice(0, 1 + draw(2))
    .map((each) => ({ beer: beers[each]!, quantity: 1 + draw(6) }))
  return { ...(await aSale(database.db, at, lines)), lines }
}

/** One of the things that change the past. */
async function change(draw: (below: number) => number, sales: Sale[]): Promise<void> {
  const [sale] = sales.splice(draw(sales.length), 1)
  const { orderId, paymentId, lines } = sale!
  if (lines.some(({ beer }) => beer.priceCents === 0)) return
  if (draw(2)) {
    const { beer, quantity } = lines[draw(lines.length)]!
    return aRefundOf(database.db, sale!, { beer, quantity: 1 + draw(quantity) })
  }
  await aChargebackOf(database.db, sale!)
  const end = draw(3)
  if (end === 0) return
  await database.db.transaction(async (tx) => {
    if (end === 1) {
      await postChargebackWon(tx, { orderId, paymentId })
      await tx.update(orders).set({ state: 'paid' }).where(eq(orders.id, orderId))
    } else {
      const cents = lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0)
      await postChargebackLost(tx, { orderId, paymentId, cents })
    }
  })
}

/** What was written into the ledger was written with its sale, or a day later. */
async function theLedgerIsOld(): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      UPDATE ledger_transactions AS moved SET at = paid_at + CASE kind WHEN 'sale' THEN interval '0' ELSE interval '1 day' END
      FROM payments JOIN orders ON orders.id = order_id WHERE provider_id = payment_id`)
  })
}

test('sums say what rows say, of any period and in any zone, whatever changes between sweeps', async () => {
  const draw = draws(7)
  const sales: Sale[] = []
  for (let round = 0; round < 6; round++) {
    const zone = round % 3 === 2 ? SANTIAGO : CORDOBA
    for (let each = 0; each < 35; each++) sales.push(await sell(draw))
    if (draw(3)) await sweep(zone)
    for (let each = 0; each < 8; each++) await change(draw, sales)
    if (draw(2)) await sweep(zone)
    if (draw(2)) await sweep(zone)
    await change(draw, sales)
    for (let each = 0; each < 12; each++) {
      const from = addDays(FIRST_DAY, draw(DAYS))
      const by = (['day', 'week', 'month'] as const)[draw(3)]
      await compare(periodOf(from, addDays(from, draw(120)), by), zone, companies[draw(3)]!)
    }
  }
  // Everything is read by sums once all is swept: months whole, and not a row.
  await sweep(CORDOBA)
  const [from, to] = [addDays(FIRST_DAY, 120), addDays(FIRST_DAY, DAYS)]
  const plan = await compare(periodOf(from, to), CORDOBA, companies[0]!)
  expect(plan.raw).toEqual([])
  expect(plan.months.length + plan.otherDays.length).toBeLessThan(50)
}, 120_000)

test('what the shop earned, and its journal, are as the ledger’s rows say, also after a beer got another style', async () => {
  const draw = draws(3)
  const sales: Sale[] = []
  const services = makeTestServices(database, { SHOP_TIMEZONE: CORDOBA })
  const admin = await aLoggedInAdmin(services)
  const file = async (path: string) => {
    const answer = await createApp(services).request(`/api/admin/${path}`, { headers: admin.headers })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const [from, to] = [addDays(FIRST_DAY, 80), addDays(FIRST_DAY, 200)]
  const days = `from=${from}&to=${to}`
  const read = async () => ({
    earnings: [
      await file(`earnings?${days}`),
      await file(`earnings?${days}&by=week`),
      await file(`earnings?from=${to}&to=${to}`),
    ],
    files: [await file(`earnings.csv?${days}`), await file(`journal.csv?${days}`)],
  })
  for (let each = 0; each < 80; each++) sales.push(await sell(draw))
  for (let each = 0; each < 20; each++) await change(draw, sales)
  await theLedgerIsOld()
  const typeOf = (beer: Beer, type: 'Porter' | 'Stout') =>
    database.db.update(beersTable).set({ type }).where(eq(beersTable.id, beer.id))
  await typeOf(beers[0]!, 'Porter')
  const asRowsSay = await read()
  expect(asRowsSay.files[0]!.split('\n').length).toBeGreaterThan(50)
  await sweep(CORDOBA)
  expect(await read()).toEqual(asRowsSay)
  // What was summed as a Porter is one of the Stouts now, and back.
  for (const type of ['Stout', 'Porter', 'Stout'] as const) {
    await typeOf(beers[0]!, type)
    await typeOf(beers[1]!, type)
    const kept = await read()
    await database.pool.query('DELETE FROM summed_spans')
    expect(kept).toEqual(await read())
    await sweep(CORDOBA)
    expect(await read()).toEqual(kept)
  }
  // Months that are summed follow their days.
  for (let each = 0; each < 15; each++) await change(draw, sales)
  await theLedgerIsOld()
  const { rowCount } = await database.pool.query(
    'INSERT INTO figure_notes (at) SELECT DISTINCT at FROM ledger_transactions',
  )
  expect(rowCount).toBeGreaterThan(80)
  await sweep(CORDOBA)
  const followed = await read()
  await database.pool.query('DELETE FROM summed_spans')
  expect(followed).toEqual(await read())
}, 120_000)

test('a refund that is under way while its day is summed waits for nobody, and is not forgotten', async () => {
  const [beer] = [beers[0]!]
  const sale = await aSale(database.db, ON_IT, [{ beer, quantity: 3 }])
  await sweep(CORDOBA)
  const period = periodOf(A_DAY, A_DAY)
  expect((await compare(period, CORDOBA, beer.companyId)).raw).toEqual([{ from: BEFORE_IT, to: BEFORE_IT }])
  await database.db.transaction(async (tx) => {
    await aRefundOf(tx as unknown as typeof database.db, sale, { beer, quantity: 2 })
    // Nothing that the refund has written is waited for: the other way round the sweep would never end.
    await sweep(CORDOBA)
  })
  const { raw } = await compare(period, CORDOBA, beer.companyId)
  expect(raw).toEqual([{ from: BEFORE_IT, to: A_DAY }])
  await sweep(CORDOBA)
  expect((await compare(period, CORDOBA, beer.companyId)).raw).toEqual([{ from: BEFORE_IT, to: BEFORE_IT }])
})

test('a refund does not wait for a sweep either, and what the sweep did not see is noted still', async () => {
  const beer = beers[0]!
  const sale = await aSale(database.db, ON_IT, [{ beer, quantity: 3 }])
  const span = { step: 'day', start: A_DAY, timeZone: CORDOBA } as const
  await writeSpan(
    database.db,
    span,
    async () => true,
    async (tx) => {
      await tx.execute(sql`DELETE FROM figure_notes`)
      await aRefundOf(database.db, sale, { beer, quantity: 2 })
    },
  )
  const plan = await withPlan(database.db, periodOf(A_DAY, A_DAY), CORDOBA, async (_, made) => made)
  expect(plan.raw).toEqual([{ from: BEFORE_IT, to: A_DAY }])
})

test('who is killed while they sum has summed nothing, and the notes are still there', async () => {
  await aSale(database.db, ON_IT, [{ beer: beers[0]!, quantity: 3 }])
  const notes = async () => (await database.pool.query('SELECT FROM figure_notes')).rowCount
  const before = await notes()
  const span = { step: 'day', start: A_DAY, timeZone: CORDOBA } as const
  const killed = writeSpan(
    database.db,
    span,
    async () => true,
    async (tx) => {
      await tx.execute(sql`DELETE FROM figure_notes`)
      await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
    },
  )
  await expect(killed).rejects.toThrow()
  expect(before).toBeGreaterThan(0)
  expect(await notes()).toBe(before)
  expect((await database.pool.query('SELECT FROM summed_spans')).rowCount).toBe(0)
})

test('of two processes one sums, and sums by another zone are not left behind', async () => {
  await aSale(database.db, ON_IT, [{ beer: beers[0]!, quantity: 3 }])
  await Promise.all([sweep(CORDOBA), sweep(CORDOBA)])
  await sweep(SANTIAGO)
  const { rows } = await database.pool.query('SELECT DISTINCT zone FROM summed_spans')
  expect(rows).toEqual([{ zone: SANTIAGO }])
})

test('a day that is not over for an hour is not summed', async () => {
  await aSale(database.db, new Date(Date.now() - 3 * 86_400_000).toISOString(), [
    { beer: beers[0]!, quantity: 1 },
  ])
  await sweep(CORDOBA)
  const { rows } = await database.pool.query<{ settled: boolean; count: number }>(
    `SELECT max(until_at) < now() - interval '1 hour' AND max(until_at) > now() - interval '25 hours' AS settled, count(*)::int FROM summed_spans`,
  )
  expect(rows[0]).toMatchObject({ settled: true })
})

test('the best are found however deep one has to look, and no others', async () => {
  const draw = draws(11)
  for (let each = 0; each < 60; each++) await sell(draw)
  await sweep(CORDOBA)
  const period = periodOf(FIRST_DAY, addDays(FIRST_DAY, DAYS))
  await withPlan(database.db, period, CORDOBA, async (tx, plan) => {
    expect(plan.months.length).toBeGreaterThan(3)
    const best = async (depth?: number, by = plan) =>
      (await sumSales(tx, null, period, by, CORDOBA, depth)).bestBeers
    const all = await best(undefined, rowsAlone(period))
    expect(all).toHaveLength(10)
    for (const depth of [1, 2, 3, 500]) expect(await best(depth)).toEqual(all)
  })
})

test('days beside each other are one range, and too many ranges are brought together over the smallest gaps', () => {
  const days = ['2025-01-01', '2025-01-02', '2025-01-04', '2025-02-01', '2025-02-03']
  expect(rangesOf(days)).toEqual([
    { from: '2025-01-01', to: '2025-01-02' },
    { from: '2025-01-04', to: '2025-01-04' },
    { from: '2025-02-01', to: '2025-02-01' },
    { from: '2025-02-03', to: '2025-02-03' },
  ])
  expect(rangesOf(days, 2)).toEqual([
    { from: '2025-01-01', to: '2025-01-04' },
    { from: '2025-02-01', to: '2025-02-03' },
  ])
})
