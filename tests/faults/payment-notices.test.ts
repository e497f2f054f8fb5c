import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orders, payments, refunds } from '#database/schema.ts'
import { cancelOrder } from '#server/journeys/orders/cancel-order.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment, settlePaymentsOf } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { TRIAL_SITES, type TrialSite } from './trial-sites.ts'

/**
 * Buyers fight over two beers while notices of their payments come twice, late, in any order, wrong, or not at all, and
 * the provider now and then loses an answer, or takes a refund on and makes or rejects it later. Whatever happens, the books
 * add up (design section 4), in a currency with decimals as in one without.
 */
const checkout = useCheckout({ poolSize: 12 })
const BUYERS = 5
const UNITS = 6

const which = fc.nat(20)
const paid = fc.constantFrom<object>(
  {},
  {},
  {},
  {},
  {},
  { status: 'pending' },
  { status: 'in_process' },
  { status: 'rejected' },
  { amountCents: 100 },
  { currency: 'BRL' },
  { orderId: null },
)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place'),
      who: fc.nat(BUYERS - 1),
      one: fc.nat(3),
      two: fc.nat(3),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), which, facts: paid }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('notice'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide'),
      which,
      status: fc.constantFrom('approved', 'rejected'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('charge back'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund'), which, restock: fc.boolean(), isPart: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send refunds') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refund by hand'),
      which,
      // Whole ones, which every currency can say: from little to more than two units cost.
      cents: fc.integer({ min: 1, max: 15_000 }).map((pesos) => pesos * 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end refunds'),
      which,
      standing: fc.constantFrom('made', 'made', 'rejected'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fail'),
      method: fc.constantFrom('readPayment', 'refund', 'openPayment', 'listRefunds', 'readRefund'),
      kind: fc.constantFrom('unknown', 'lost', 'refused'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fail'),
      method: fc.constant('refund'),
      kind: fc.constantFrom('in-process', 'in-process', 'rejected'),
    }),
  },
)
type Step = { do: string; [fact: string]: unknown }

/** What one run has to do with: its own buyers, beers, orders and payments. */
async function aWorld(site: TrialSite) {
  const services = checkout.with({ PAYMENT_SITE: site })
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aBuyer(checkout.db)))
  const shelf = [await aBeer(checkout.db, { onHand: UNITS }), await aBeer(checkout.db, { onHand: UNITS })]
  const ofRun = inArray(
    orders.buyerId,
    buyers.map(({ id }) => id),
  )
  return { services, buyers, shelf, ofRun, orderIds: [] as string[], paymentIds: [] as string[] }
}
type World = Awaited<ReturnType<typeof aWorld>>

async function take(world: World, step: Step): Promise<unknown> {
  const { services, buyers, shelf, orderIds, paymentIds } = world
  const provider = services.payments
  const pick = (list: string[]) => list[(step.which as number) % list.length]
  const orderId = pick.call(null, orderIds.length ? orderIds : ['']) ?? ''
  const paymentId = pick.call(null, paymentIds.length ? paymentIds : ['']) ?? ''
  switch (step.do) {
    case 'place': {
      const products = [
        { id: shelf[0]!.id, quantity: step.one as number },
        { id: shelf[1]!.id, quantity: step.two as number },
      ].filter(({ quantity }) => quantity > 0)
      if (!products.length) return
      const placed = await placeOrder(services, buyers[step.who as number]!.id, { products })
      if (!('orderId' in placed)) return
      await openPayment(services, placed.orderId)
      if (!orderIds.includes(placed.orderId)) orderIds.push(placed.orderId)
      return
    }
    case 'pay':
      // Nobody pays on a page that was never opened.
      if (provider.requests.has(orderId)) paymentIds.push(provider.pay(orderId, step.facts as object))
      return
    case 'fail':
      return provider.failNext(step.method as 'refund', step.kind as 'lost')
    case 'send refunds':
      return sendRefunds(world)
  }
  if (!orderId) return
  switch (step.do) {
    case 'expire':
      await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
      return expireHolds(services)
    case 'cancel':
      return cancelOrder(services, orderId, 'test')
    case 'reconcile':
      return settlePaymentsOf(services, orderId)
    case 'refund': {
      const part = { lines: [{ beerId: shelf[0]!.id, quantity: 1 }] }
      const { restock } = step as { restock?: boolean }
      return requestRefund(services, {
        orderId,
        restock: restock!,
        reason: 'test',
        ...(step.isPart ? part : {}),
      })
    }
  }
  if (!paymentId) return
  const payment = provider.all().find((each) => each.providerId === paymentId)!
  switch (step.do) {
    case 'notice':
      return Promise.all([settlePayment(services, paymentId), settlePayment(services, paymentId)])
    case 'decide':
      if (['pending', 'in_process'].includes(payment.status)) {
        provider.change(paymentId, { status: step.status as string })
      }
      return
    case 'charge back':
      if (payment.status === 'approved') provider.change(paymentId, { status: 'charged_back' })
      return
    case 'end refunds':
      return provider.endRefunds(paymentId, step.standing as 'made')
    case 'refund by hand': {
      const left = provider.leftToRefund(paymentId)
      const cents = Math.min(step.cents as number, left)
      if (payment.status !== 'approved' || cents <= 0) return
      provider.refundByHand(paymentId, cents)
      if (payment.refundedCents + cents === payment.amountCents)
        provider.change(paymentId, { status: 'refunded' })
    }
  }
}

async function sendRefunds({ services, ofRun }: World): Promise<void> {
  const open = await checkout.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(sql`${ofRun} AND ${refunds.state} IN ('due', 'sent', 'in-process')`)
  const ids = open.map(({ id }) => id)
  if (!ids.length) return
  await checkout.db
    .update(refunds)
    .set({ nextAttemptAt: new Date(0) })
    .where(inArray(refunds.id, ids))
  await Promise.all(ids.map((id) => sendRefund(services, id)))
}

/** In the end every notice has come and every refund has been sent: what is still true then is what counts. */
async function settleEverything(world: World): Promise<void> {
  const { services, paymentIds } = world
  // Failures that were still to come are used up.
  for (let round = 0; round < 12; round++) {
    for (const id of paymentIds) {
      services.payments.endRefunds(id, 'made')
      await settlePayment(services, id)
    }
    await sendRefunds(world)
  }
}

async function expectEveryCaptureHasItsOutcome({ services, ofRun }: World & { services: TestCheckout }) {
  const books = await checkout.db
    .select({ id: payments.providerId, disposition: payments.disposition })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(ofRun)
  const outcomes = new Map(books.map(({ id, disposition }) => [id, disposition]))
  for (const payment of services.payments.all()) {
    if (!['approved', 'refunded', 'charged_back'].includes(payment.status)) continue
    expect(outcomes.get(payment.providerId), `the outcome of ${JSON.stringify(payment)}`).toBeTruthy()
    if (payment.status === 'charged_back') continue
    const [back] = await checkout.db
      .select({ cents: sql<number>`coalesce(sum(amount_cents), 0)::bigint` })
      .from(refunds)
      .where(sql`payment_id = ${payment.providerId} AND state = 'done'`)
    const open = await checkout.db
      .select({ state: refunds.state })
      .from(refunds)
      .where(sql`payment_id = ${payment.providerId} AND state NOT IN ('done', 'failed')`)
    expect(open, `what is still to go back of ${JSON.stringify(payment)}`).toEqual([])
    expect(back!.cents, `what went back of ${JSON.stringify(payment)}`).toBe(payment.refundedCents)
  }
}

test('whatever the notices do, no unit and no cent is lost', async () => {
  const tried = new Map<TrialSite, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TRIAL_SITES),
      fc.array(fc.array(step as fc.Arbitrary<Step>, { minLength: 1, maxLength: 8 }), {
        minLength: 3,
        maxLength: 8,
      }),
      async (site, rounds) => {
        const world = await aWorld(site)
        tried.set(site, (tried.get(site) ?? 0) + 1)
        // The steps of a round happen at once.
        for (const steps of rounds) await Promise.all(steps.map((each) => take(world, each)))
        expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
        await settleEverything(world)
        expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
        await expectEveryCaptureHasItsOutcome(world)
      },
    ),
    { numRuns: 60, endOnFailure: true },
  )
  for (const site of TRIAL_SITES) expect(tried.get(site), `runs at ${site}`).toBeGreaterThan(10)
}, 300_000)
