import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyers, orders, payments, reviews, users } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { numbersFrom } from '#tests/factories/numbers-from.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { addDays } from '../calendar.ts'
import { countEvents } from '../count-events.ts'
import { type Period, readPeriod } from '../read-period.ts'
import { type SpanPlan, withPlan } from './plan-spans.ts'
import { daysToSum } from './spans-to-sum.ts'
import { sumFigures } from './sum-figures.ts'

const database = useTestDatabase()
const CORDOBA = 'America/Argentina/Cordoba'
/** Its clocks are put forward or back in each half of a year. */
const SANTIAGO = 'America/Santiago'
const DAYS = 100
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), -DAYS - 5)

const draw = numbersFrom(5)
const anInstant = () => new Date(Date.parse(FIRST_DAY) + draw.below(DAYS * 86_400_000))
const periodOf = (from: string, to: string, by?: Period['by']) => readPeriod({ from, to, by }, to) as Period

/** Runs until all is summed that may be. */
async function sweep(zone: string): Promise<void> {
  do await sumFigures(makeTestServices(database, { SHOP_TIMEZONE: zone }))
  while ((await daysToSum(database.db, zone, 1)).length)
}

/** What is read by sums is what rows say. */
async function compare(period: Period, zone: string): Promise<SpanPlan> {
  return withPlan(database.db, period, zone, async (tx, plan) => {
    const raw = [{ from: period.before.from, to: period.to }]
    const rowsAlone = { days: [], daysNow: [], months: [], otherDays: [], raw }
    expect(await countEvents(tx, period, plan, zone)).toEqual(await countEvents(tx, period, rowsAlone, zone))
    return plan
  })
}

type Made = { unpaidId: string; paymentId: string; userId: string; reviewId: string }

/** An order that ended unpaid, a payment that was tried, somebody who signed up, and a review, each as of a day. */
async function make(beerId: string): Promise<Made> {
  const beer = await aBeer(database.db)
  const { orderId } = await aSale(database.db, anInstant().toISOString(), [{ beer, quantity: 1 }])
  const [paid] = await database.db.select().from(orders).where(eq(orders.id, orderId))
  const unpaid = {
    ...paid!,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
    paidAt: null,
    createdAt: anInstant(),
  }
  await database.db.insert(orders).values({ ...unpaid, state: 'expired' })
  const paymentId = randomUUID()
  const told = { providerId: paymentId, orderId, amountCents: 1, currency: 'USD', rank: 10 }
  await database.db
    .insert(payments)
    .values({ ...told, status: draw.among(['rejected', 'pending']), createdAt: anInstant() })
  const { id: userId } = await aBuyer(database.db, { user: { createdAt: anInstant() } })
  const [review] = await database.db
    .insert(reviews)
    .values({ beerId, buyerId: userId, rate: 1 + draw.below(5), createdAt: anInstant() })
    .returning()
  return { unpaidId: unpaid.id, paymentId, userId, reviewId: review!.id }
}

/** One of the things that change the past. */
async function change({ unpaidId, paymentId, userId, reviewId }: Made): Promise<unknown> {
  const setOrder = (set: Partial<typeof orders.$inferInsert>) =>
    database.db.update(orders).set(set).where(eq(orders.id, unpaidId))
  const setPayment = (set: Partial<typeof payments.$inferInsert>) =>
    database.db.update(payments).set(set).where(eq(payments.providerId, paymentId))
  const setReview = (set: Partial<typeof reviews.$inferInsert>) =>
    database.db.update(reviews).set(set).where(eq(reviews.id, reviewId))
  const changes = [
    () => setOrder({ state: 'cancelled', paidAt: null }),
    () => setOrder({ state: 'pending' }),
    () => setOrder({ state: 'paid', paidAt: anInstant() }),
    () => database.db.delete(orders).where(eq(orders.id, unpaidId)),
    () => setPayment({ status: 'approved' }),
    () => setPayment({ status: 'rejected' }),
    () => database.db.delete(payments).where(eq(payments.providerId, paymentId)),
    () => setReview({ hiddenAt: new Date() }),
    () => setReview({ hiddenAt: null }),
    () => setReview({ rate: 1 + draw.below(5) }),
    () => database.db.delete(reviews).where(eq(reviews.id, reviewId)),
    () =>
      database.db
        .update(users)
        .set({ role: draw.among(['Company', 'Admin']) })
        .where(eq(users.id, userId)),
    async () => {
      await database.db.delete(reviews).where(eq(reviews.id, reviewId))
      await database.db.delete(buyers).where(eq(buyers.userId, userId))
      await database.db.delete(users).where(eq(users.id, userId))
    },
  ]
  return draw.among(changes)()
}

test('events are counted as rows say, of any period and in any zone, whatever changes between sweeps', async () => {
  const { id: beerId } = await aBeer(database.db)
  const made: Made[] = []
  for (let round = 0; round < 6; round++) {
    const zone = round % 3 === 2 ? SANTIAGO : CORDOBA
    for (let each = 0; each < 15; each++) made.push(await make(beerId))
    if (draw.below(3)) await sweep(zone)
    for (let each = 0; each < 20; each++) await change(draw.among(made))
    if (draw.below(2)) await sweep(zone)
    await change(draw.among(made))
    for (let each = 0; each < 10; each++) {
      const from = addDays(FIRST_DAY, draw.below(DAYS))
      await compare(
        periodOf(from, addDays(from, draw.below(60)), draw.among(['day', 'week', 'month'] as const)),
        zone,
      )
    }
    const broken = await findBrokenInvariants(database.pool)
    expect(broken.filter(({ promise }) => promise.endsWith('as its rows say'))).toEqual([])
  }
  // All of it was summed: what is compared is not the same rows twice.
  await sweep(CORDOBA)
  const whole = periodOf(addDays(FIRST_DAY, DAYS / 2), addDays(FIRST_DAY, DAYS))
  const { raw, days } = await compare(whole, CORDOBA)
  expect(raw.every(({ to }) => to < addDays(FIRST_DAY, 10))).toBe(true)
  expect(days.length).toBeGreaterThan(DAYS / 2)
}, 120_000)

test('what happens today, an order that is placed or paid too, notes nothing', async () => {
  const notes = async () => (await database.pool.query('SELECT FROM figure_notes')).rowCount
  const before = await notes()
  const beer = await aBeer(database.db)
  const { orderId } = await aSale(database.db, new Date().toISOString(), [{ beer, quantity: 1 }])
  await database.db.update(orders).set({ state: 'pending', paidAt: null }).where(eq(orders.id, orderId))
  await database.db.update(orders).set({ state: 'paid', paidAt: sql`now()` }).where(eq(orders.id, orderId))
  const buyer = await aBuyer(database.db)
  await database.db.insert(reviews).values({ beerId: beer.id, buyerId: buyer.id, rate: 4 })
  expect(await notes()).toBe(before)
})
