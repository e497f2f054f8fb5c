import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, orderEvents, orders, outbox, refunds } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { readPurchases } from '../../features/purchases/read-purchases.ts'
import { listWork } from '../order-desk/list-work.ts'
import { requestRefund } from './request-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const onHandOf = async (beerId: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, beerId)))[0]!.onHand
const refundOf = async (id: string) =>
  (await checkout.db.select().from(refunds).where(eq(refunds.id, id)))[0]!
/** The next attempt is due now, not after its pause. */
const dueNow = (id: string) =>
  checkout.db
    .update(refunds)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(refunds.id, id))

async function aPurchase() {
  const services = checkout.with()
  const ipa = await aBeer(checkout.db, { priceCents: 450 })
  const stout = await aBeer(checkout.db, { priceCents: 1000 })
  const buyer = await aBuyer(checkout.db)
  const paid = await aPaidOrder(services, buyer.id, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ])
  return { ...paid, services, ipa, stout, buyer, provider: services.payments }
}

async function requested(answer: Awaited<ReturnType<typeof requestRefund>>) {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('a part goes back, then the rest: only then is the order refunded', async () => {
  const { services, orderId, ipa, stout } = await aPurchase()
  const part = await requested(
    await requestRefund(services, {
      orderId,
      lines: [{ beerId: ipa.id, quantity: 2 }],
      restock: true,
      reason: 'broken',
    }),
  )
  expect(part.amountCents).toBe(900)
  expect(await onHandOf(ipa.id)).toBe(9)
  expect(await sendRefund(services, part.refundId)).toBe(true)
  expect(await stateOf(orderId)).toBe('paid')

  const rest = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'all of it' }),
  )
  expect(rest.amountCents).toBe(1450)
  expect(await onHandOf(stout.id)).toBe(9)
  expect(await sendRefund(services, rest.refundId)).toBe(true)
  expect(await stateOf(orderId)).toBe('refunded')
  expect(services.payments.all()[0]).toMatchObject({ refundedCents: 2350 })
  const mails = await checkout.db.select().from(outbox).where(eq(outbox.kind, 'refund'))
  expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual(
    expect.arrayContaining([`refund:${part.refundId}`, `refund:${rest.refundId}`]),
  )
})

test('no more goes back than was bought, and nothing of what was never paid', async () => {
  const { services, orderId, ipa } = await aPurchase()
  const ask = (quantity: number) =>
    requestRefund(services, {
      orderId,
      lines: [{ beerId: ipa.id, quantity }],
      restock: false,
      reason: 'test',
    })
  expect(await ask(4)).toEqual({ refused: 'refund-too-much' })
  expect(await ask(-1)).toEqual({ refused: 'refund-too-much' })
  await requested(await ask(2))
  expect(await ask(2)).toEqual({ refused: 'refund-too-much' })
  await requested(await requestRefund(services, { orderId, restock: false, reason: 'rest' }))
  expect(await requestRefund(services, { orderId, restock: false, reason: 'again' })).toEqual({
    refused: 'refund-too-much',
  })
  const unknown = '01900000-0000-7000-8000-000000000000'
  expect(await requestRefund(services, { orderId: unknown, restock: false, reason: 'x' })).toEqual({
    refused: 'not-found',
  })
})

test('two who ask at once for all of it make one refund', async () => {
  const { services, orderId } = await aPurchase()
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => requestRefund(services, { orderId, restock: true, reason: 'race' })),
  )
  expect(asked.filter((each) => 'refundId' in each)).toHaveLength(1)
})

test('an answer that is lost is asked for before anything is repeated', async () => {
  const { services, orderId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'lost' }),
  )
  provider.failNext('refund', 'lost')
  expect(await sendRefund(services, refundId)).toBe(false)
  expect(await refundOf(refundId)).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await sendRefund(services, refundId)).toBe(false)
  expect(await refundOf(refundId)).toMatchObject({ attempts: 1 })

  await dueNow(refundId)
  provider.failNext('listRefunds', 'unknown')
  expect(await sendRefund(services, refundId)).toBe(false)
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(await refundOf(refundId)).toMatchObject({ state: 'done', providerRefundId: expect.any(String) })
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
  expect(await stateOf(orderId)).toBe('refunded')
})

test('a refund for which nobody was asked is as if it had not been tried', async () => {
  const { services, orderId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'busy' }),
  )
  const soon = Date.now() + services.env.RETRY_EVERY_SECONDS * 1000 + 5_000
  provider.failNext('refund', 'not-asked')
  expect(await sendRefund(services, refundId)).toBe(false)
  const put = await refundOf(refundId)
  expect(put).toMatchObject({ state: 'due', attempts: 0, lastError: 'away or busy' })
  expect(put.nextAttemptAt.getTime()).toBeLessThan(soon)

  // An attempt whose answer was lost stays one: whether it was made is still to be asked.
  await dueNow(refundId)
  provider.failNext('refund', 'lost')
  await sendRefund(services, refundId)
  await dueNow(refundId)
  provider.failNext('listRefunds', 'not-asked')
  expect(await sendRefund(services, refundId)).toBe(false)
  expect(await refundOf(refundId)).toMatchObject({ state: 'sent', attempts: 1 })
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
})

test('of two equal refunds one waits while the other is unknown', async () => {
  const { services, orderId, ipa, provider } = await aPurchase()
  const ask = async () =>
    requested(
      await requestRefund(services, {
        orderId,
        lines: [{ beerId: ipa.id, quantity: 1 }],
        restock: false,
        reason: 'x',
      }),
    )
  const [one, two] = [await ask(), await ask()]
  provider.failNext('refund', 'lost')
  await sendRefund(services, one.refundId)
  expect(await sendRefund(services, two.refundId)).toBe(false)
  await dueNow(one.refundId)
  await sendRefund(services, one.refundId)
  await sendRefund(services, two.refundId)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 900 })
  expect((await refundOf(one.refundId)).state).toBe('done')
  expect((await refundOf(two.refundId)).state).toBe('done')
})

test('however many processes send it, it is sent once', async () => {
  const { services, orderId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'race' }),
  )
  const sent = await Promise.all(Array.from({ length: 6 }, () => sendRefund(services, refundId)))
  expect(sent.filter(Boolean)).toHaveLength(1)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
})

test('a refund that the provider refuses is kept for a person, and is done when they make it', async () => {
  const { services, orderId, paymentId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'refused' }),
  )
  provider.failNext('refund', 'refused')
  expect(await sendRefund(services, refundId)).toBe(true)
  expect((await refundOf(refundId)).state).toBe('failed')
  expect(await stateOf(orderId)).toBe('paid')
  provider.refundByHand(paymentId, 2350)
  await settlePayment(services, paymentId)
  expect((await refundOf(refundId)).state).toBe('done')
  expect(await stateOf(orderId)).toBe('refunded')
})

test('an account without money is asked again, and after days it is a person’s; a payment that is too old at once', async () => {
  const { services, orderId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'test' }),
  )
  const tried = async (kind?: 'no-balance' | 'too-old') => {
    await dueNow(refundId)
    if (kind) provider.failNext('refund', kind)
    return sendRefund(services, refundId)
  }
  expect(await tried('no-balance')).toBe(false)
  expect(await refundOf(refundId)).toMatchObject({ state: 'due', lastError: 'no-balance' })
  expect((await refundOf(refundId)).nextAttemptAt.getTime()).toBeGreaterThan(Date.now())
  const createdAt = new Date(Date.now() - 8 * 86_400_000)
  await checkout.db.update(refunds).set({ createdAt }).where(eq(refunds.id, refundId))
  expect(await tried('no-balance')).toBe(true)
  expect(await refundOf(refundId)).toMatchObject({ state: 'failed', lastError: 'no-balance' })
  await checkout.db.update(refunds).set({ state: 'due' }).where(eq(refunds.id, refundId))
  expect(await tried()).toBe(true)
  expect(await stateOf(orderId)).toBe('refunded')

  const old = await aPurchase()
  const late = await requested(
    await requestRefund(old.services, { orderId: old.orderId, restock: false, reason: 'test' }),
  )
  old.provider.failNext('refund', 'too-old')
  expect(await sendRefund(old.services, late.refundId)).toBe(true)
  expect(await refundOf(late.refundId)).toMatchObject({ state: 'failed', lastError: 'too-old' })
})

test('a refund of a payment that the provider does not know is kept for a person, and not tried for ever', async () => {
  const { services, orderId, paymentId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'elsewhere' }),
  )
  provider.failNext('refund', 'unknown')
  expect(await sendRefund(services, refundId)).toBe(false)
  provider.forget(paymentId)
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(await refundOf(refundId)).toMatchObject({ state: 'failed', lastError: 'Payment not found' })
})

test('money that goes back by hand is taken into the books, once', async () => {
  const { services, orderId, paymentId, provider } = await aPurchase()
  provider.refundByHand(paymentId, 1000)
  await settlePayment(services, paymentId)
  await settlePayment(services, paymentId)
  const made = await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  expect(made).toMatchObject([{ amountCents: 1000, reason: 'made-at-provider', state: 'done' }])
  const rest = await requested(await requestRefund(services, { orderId, restock: false, reason: 'rest' }))
  expect(rest.amountCents).toBe(1350)
  await sendRefund(services, rest.refundId)
  expect(await stateOf(orderId)).toBe('refunded')
})

test('a part by hand while all of it is due: the rest is what is still sent', async () => {
  const { services, orderId, paymentId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'all' }),
  )
  provider.refundByHand(paymentId, 350)
  await settlePayment(services, paymentId)
  expect(await refundOf(refundId)).toMatchObject({ amountCents: 2000, state: 'due' })
  await sendRefund(services, refundId)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
  expect(await stateOf(orderId)).toBe('refunded')
})

test('what the buyer’s bank took back is not sent besides', async () => {
  const { services, orderId, paymentId, ipa, provider } = await aPurchase()
  const lines = [{ beerId: ipa.id, quantity: 2 }]
  const { refundId } = await requested(
    await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' }),
  )
  provider.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect(await sendRefund(services, refundId)).toBe(false)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 0 })
  expect((await refundOf(refundId)).state).toBe('failed')
  expect(await stateOf(orderId)).toBe('charged_back')
})

test('what went back by hand is not taken for a refund that was never made', async () => {
  const { services, orderId, paymentId, ipa, provider } = await aPurchase()
  provider.refundByHand(paymentId, 450)
  await settlePayment(services, paymentId)
  const lines = [{ beerId: ipa.id, quantity: 1 }]
  const { refundId } = await requested(
    await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' }),
  )
  provider.failNext('refund', 'unknown')
  expect(await sendRefund(services, refundId)).toBe(false)
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 900 })

  // Of one that was made, and whose answer was lost, it is still known.
  const again = await requested(
    await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' }),
  )
  provider.failNext('refund', 'lost')
  expect(await sendRefund(services, again.refundId)).toBe(false)
  await dueNow(again.refundId)
  provider.failNext('refund', 'refused')
  expect(await sendRefund(services, again.refundId)).toBe(true)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 1350 })
  expect((await refundOf(again.refundId)).state).toBe('done')
})

async function inProcess(lines?: (beerId: string) => { beerId: string; quantity: number }[]) {
  const purchase = await aPurchase()
  const { services, orderId, ipa, provider } = purchase
  const { refundId } = await requested(
    await requestRefund(services, { orderId, lines: lines?.(ipa.id), restock: false, reason: 'slow' }),
  )
  provider.failNext('refund', 'in-process')
  expect(await sendRefund(services, refundId)).toBe(false)
  const mails = async () =>
    (await checkout.db.select().from(outbox)).filter(({ dedupeKey }) => dedupeKey === `refund:${refundId}`)
  const askAgain = async () => {
    await dueNow(refundId)
    return sendRefund(services, refundId)
  }
  /** What the buyer reads of it. */
  const standing = async () =>
    (await readPurchases(checkout.db, sql`orders.id = ${orderId}`, 1))[0]!.refunds.map(
      (each) => each.standing,
    )
  return { ...purchase, refundId, mails, askAgain, standing }
}

test('a refund in process is no money back until the provider has made it', async () => {
  const { services, orderId, paymentId, refundId, provider, mails, askAgain, standing } = await inProcess()
  const pending = { state: 'in-process', doneAt: null, providerRefundId: expect.any(String) }
  expect(await refundOf(refundId)).toMatchObject(pending)
  expect(await standing()).toEqual(['in-process'])
  expect(await askAgain()).toBe(false)
  await settlePayment(services, paymentId)
  expect(await refundOf(refundId)).toMatchObject(pending)
  expect([await stateOf(orderId), await mails()]).toEqual(['paid', []])

  for (const trouble of ['not-asked', 'unknown'] as const) {
    provider.failNext('readRefund', trouble)
    expect(await askAgain()).toBe(false)
    expect(await refundOf(refundId)).toMatchObject(pending)
  }
  provider.endRefunds(paymentId, 'made')
  // Who hears of the payment before the refund is asked about takes nothing into the books besides.
  await settlePayment(services, paymentId)
  expect(await askAgain()).toBe(true)
  expect(await refundOf(refundId)).toMatchObject({ state: 'done', lastError: '' })
  expect(await standing()).toEqual(['back'])
  expect(await stateOf(orderId)).toBe('refunded')
  expect(await mails()).toHaveLength(1)
  expect(await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toHaveLength(1)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
})

test('a refund that ends rejected is for a person, and is made anew when it is sent again', async () => {
  const { services, orderId, paymentId, refundId, provider, mails, askAgain, standing } = await inProcess()
  provider.endRefunds(paymentId, 'rejected')
  expect(await askAgain()).toBe(true)
  const rejected = await refundOf(refundId)
  expect(rejected).toMatchObject({ state: 'failed', lastError: expect.stringContaining('rejected') })
  expect(await standing()).toEqual(['refused'])
  const { work } = await listWork(checkout.db, { kind: 'refund-failed', pag: 1 }, null)
  expect(work.map((row) => row.refundId)).toContain(refundId)
  expect([await stateOf(orderId), await mails()]).toEqual(['paid', []])

  await checkout.db.update(refunds).set({ state: 'due' }).where(eq(refunds.id, refundId))
  expect(await askAgain()).toBe(true)
  const made = await refundOf(refundId)
  expect(made.state).toBe('done')
  expect(made.providerRefundId).not.toBe(rejected.providerRefundId)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
  expect(await mails()).toHaveLength(1)
  expect(await sendRefund(services, refundId)).toBe(false)
})

test('a refund that is rejected at once is for a person too, under another key the next time', async () => {
  const { services, orderId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'rejected' }),
  )
  provider.failNext('refund', 'rejected')
  expect(await sendRefund(services, refundId)).toBe(true)
  expect((await refundOf(refundId)).state).toBe('failed')
  await checkout.db.update(refunds).set({ state: 'due' }).where(eq(refunds.id, refundId))
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(true)
  expect(provider.all()[0]).toMatchObject({ refundedCents: 2350 })
})

test('of two equal refunds one waits while the other is in process', async () => {
  const lines = (beerId: string) => [{ beerId, quantity: 1 }]
  const { services, orderId, paymentId, ipa, refundId, provider, askAgain } = await inProcess(lines)
  const two = await requested(
    await requestRefund(services, { orderId, lines: lines(ipa.id), restock: false, reason: 'x' }),
  )
  expect(await sendRefund(services, two.refundId)).toBe(false)
  expect((await refundOf(two.refundId)).state).toBe('due')
  provider.endRefunds(paymentId, 'made')
  expect(await askAgain()).toBe(true)
  expect(await sendRefund(services, two.refundId)).toBe(true)
  expect((await refundOf(refundId)).state).toBe('done')
  expect(provider.all()[0]).toMatchObject({ refundedCents: 900 })
})

test.each(['made', 'rejected'] as const)(
  'however many ask about a refund in process that ends %s, it ends once',
  async (ending) => {
    const { services, paymentId, refundId, provider, mails } = await inProcess()
    provider.endRefunds(paymentId, ending)
    await dueNow(refundId)
    const asked = await Promise.all(Array.from({ length: 6 }, () => sendRefund(services, refundId)))
    expect(asked.filter(Boolean)).toHaveLength(1)
    const events = await checkout.db.select().from(orderEvents).orderBy(asc(orderEvents.id))
    const ends = events.filter(({ detail }) => (detail as { refund?: string } | null)?.refund === refundId)
    expect(ends.map(({ event }) => event)).toEqual([
      'refund-requested',
      ending === 'made' ? 'refund-done' : 'refund-failed',
    ])
    expect(await mails()).toHaveLength(ending === 'made' ? 1 : 0)
  },
)

test('a refund whose answer is lost and that is in process by then is found, and not sent again', async () => {
  const { services, orderId, paymentId, provider } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'lost' }),
  )
  provider.failNext('refund', 'in-process')
  await provider.refund(paymentId, 2350, refundId)
  provider.failNext('refund', 'unknown')
  expect(await sendRefund(services, refundId)).toBe(false)
  await dueNow(refundId)
  expect(await sendRefund(services, refundId)).toBe(false)
  expect((await refundOf(refundId)).state).toBe('in-process')
})

test('a refund that ends its order takes no balance before it holds the beers, as a sale does', async () => {
  const { services, orderId, ipa } = await aPurchase()
  const { refundId } = await requested(
    await requestRefund(services, { orderId, restock: false, reason: 'broken' }),
  )
  const shelf = await checkout.database.pool.connect()
  try {
    await shelf.query('BEGIN')
    await shelf.query('SELECT FROM beers WHERE id = $1 FOR NO KEY UPDATE', [ipa.id])
    const sending = sendRefund(services, refundId)
    await untilWaiting(checkout.database.pool)
    await shelf.query('SELECT FROM ledger_balances FOR UPDATE NOWAIT')
    await shelf.query('COMMIT')
    expect(await sending).toBe(true)
  } finally {
    shelf.release(true)
  }
  expect(await stateOf(orderId)).toBe('refunded')
})
