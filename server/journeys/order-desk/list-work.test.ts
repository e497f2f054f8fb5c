import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import type { listWork, WorkRow } from '#contract/work-list.ts'
import { chargeWatch, exchangeRates, webhookInbox } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { lookForFaults } from './look-for-faults.ts'

const checkout = useCheckout()
const run = (query: SQL) => checkout.db.execute(query)

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeEach(async () => {
  desk = await anOrderDesk(checkout.with())
})

async function work(query = '') {
  const { body } = await desk.admin.send('GET', `/admin/work${query}`)
  const { work: rows, ...rest } = body as ResponseOf<typeof listWork>
  return { rows, ...rest }
}

/** What the list says of one order: kinds, sorted. */
async function kindsOf(orderId: string): Promise<WorkKind[]> {
  const first = await work()
  const more = await Promise.all(
    Array.from({ length: Math.max(first.totalPages - 1, 0) }, (_, at) => work(`?pag=${at + 2}`)),
  )
  return [first, ...more]
    .flatMap(({ rows }) => rows)
    .filter((row) => row.orderId === orderId)
    .map(({ kind }) => kind)
    .sort()
}

async function rowOf(kind: WorkKind, orderId: string): Promise<WorkRow | undefined> {
  return (await work(`?kind=${kind}`)).rows.find((row) => row.orderId === orderId)
}

test('orders that are paid, open, refunded or cancelled as they should be are no work', async () => {
  const { services, admin, aPaidOrder, aPlacedOrder, refund } = desk
  const [paid, back] = [await aPaidOrder(), await aPaidOrder()]
  const { body } = await refund(back.orderId)
  const late = await aPaidOrder()
  const second = services.payments.pay(late.orderId)
  await settlePayment(services, second)
  await sendRefund(services, (body as { refundId: string }).refundId)
  const open = await aPlacedOrder()
  const ids = [paid.orderId, back.orderId, late.orderId, open]
  for (const id of ids) expect(await kindsOf(id), id).toEqual([])
  await admin.send('POST', `/admin/orders/${open}/cancel`, { reason: 'Prueba.' })
  expect(await kindsOf(open)).toEqual([])
})

test('an order in review is work until it is closed', async () => {
  const { services, admin, anOrderInReview } = desk
  const { orderId, paymentId } = await anOrderInReview()
  expect(await rowOf('review', orderId)).toMatchObject({
    kind: 'review',
    paymentId,
    amount: 1,
    expected: 23.5,
    currency: 'USD',
  })
  const { body } = await admin.send('GET', `/admin/orders/${orderId}`)
  await sendRefund(services, (body as { refunds: { id: string }[] }).refunds[0]!.id)
  await admin.send('PUT', `/admin/orders/${orderId}/review`, { reason: 'Ya volvió.' })
  expect(await kindsOf(orderId)).toEqual([])
})

test('a refund that the provider refused, and one that does not leave', async () => {
  const { services, aPaidOrder, refund } = desk
  const [failed, late] = [await aPaidOrder(), await aPaidOrder()]
  const failedId = ((await refund(failed.orderId)).body as { refundId: string }).refundId
  const lateId = ((await refund(late.orderId)).body as { refundId: string }).refundId
  services.payments.failNext('refund', 'refused')
  await sendRefund(services, failedId)
  await run(sql`UPDATE refunds SET last_error = 'sin saldo' WHERE id = ${failedId}`)
  expect(await rowOf('refund-failed', failed.orderId)).toMatchObject({
    refundId: failedId,
    amount: 23.5,
    about: 'sin saldo',
  })
  expect(await kindsOf(late.orderId)).toEqual([])
  await run(sql`UPDATE refunds SET created_at = now() - interval '61 minutes' WHERE id = ${lateId}`)
  expect(await rowOf('refund-late', late.orderId)).toMatchObject({ refundId: lateId, amount: 23.5 })
  // What the buyer's bank took back is not sent any more.
  await run(sql`UPDATE payments SET rank = 40 WHERE provider_id = ${failed.paymentId}`)
  await run(sql`INSERT INTO chargebacks (payment_id, order_id, amount_cents, currency)
                SELECT provider_id, order_id, 0, currency FROM payments WHERE provider_id = ${failed.paymentId}`)
  expect(await kindsOf(failed.orderId)).toEqual([])
})

test('captured money without an outcome, or whose refund is short', async () => {
  const { services, aPaidOrder } = desk
  const { orderId } = await aPaidOrder()
  const second = services.payments.pay(orderId)
  await settlePayment(services, second)
  await run(sql`UPDATE refunds SET amount_cents = 2000 WHERE payment_id = ${second}`)
  expect(await rowOf('money-adrift', orderId)).toMatchObject({ paymentId: second, amount: 3.5 })
  await run(sql`DELETE FROM refunds WHERE payment_id = ${second}`)
  await run(sql`UPDATE payments SET disposition = NULL WHERE provider_id = ${second}`)
  expect(await rowOf('money-adrift', orderId)).toMatchObject({ paymentId: second, amount: 23.5 })
  await run(sql`UPDATE payments SET rank = 10 WHERE provider_id = ${second}`)
  expect(await kindsOf(orderId)).toEqual([])
})

test('a paid order without a payment, unless it cost nothing, and one whose payment is another amount', async () => {
  const { aPaidOrder } = desk
  const [unpaid, wrong] = [await aPaidOrder(), await aPaidOrder()]
  await run(sql`UPDATE payments SET disposition = NULL, rank = 10 WHERE order_id = ${unpaid.orderId}`)
  while (!(await lookForFaults(checkout.db)));
  expect(await rowOf('paid-without-payment', unpaid.orderId)).toMatchObject({ expected: 23.5 })
  expect(await kindsOf(unpaid.orderId)).toEqual(['paid-without-payment'])
  await run(sql`UPDATE orders SET total_cents = 0, charge_cents = 0 WHERE id = ${unpaid.orderId}`)
  expect(await kindsOf(unpaid.orderId)).toEqual([])

  await run(sql`UPDATE payments SET amount_cents = 2349 WHERE order_id = ${wrong.orderId}`)
  while (!(await lookForFaults(checkout.db)));
  expect(await rowOf('wrong-amount', wrong.orderId)).toMatchObject({ amount: 23.49, expected: 23.5 })
  await run(sql`UPDATE payments SET amount_cents = 2350, currency = 'ARS' WHERE order_id = ${wrong.orderId}`)
  expect(await kindsOf(wrong.orderId)).toEqual(['wrong-amount'])
})

test('a hold that nobody ended, and an order that nobody asked the provider about', async () => {
  const { aPlacedOrder } = desk
  const orderId = await aPlacedOrder()
  await run(sql`UPDATE orders SET reserved_until = now() - interval '9 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual([])
  await run(sql`UPDATE orders SET reserved_until = now() - interval '11 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual(['hold-over'])
  await run(sql`UPDATE orders SET reserved_until = NULL, stock_held = false WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual([])
  await run(sql`UPDATE orders SET payable_until = now() - interval '11 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual(['hold-over'])
  await run(sql`UPDATE orders SET payable_until = now() + interval '5 minutes' WHERE id = ${orderId}`)

  await run(sql`UPDATE orders SET created_at = now() - interval '16 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual(['not-asked'])
  await run(sql`UPDATE orders SET reconciled_at = now() - interval '14 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual([])
  await run(sql`UPDATE orders SET reconciled_at = now() - interval '16 minutes' WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual(['not-asked'])
  // Without a payment page there is nothing to ask about.
  await run(sql`UPDATE orders SET preference_id = NULL WHERE id = ${orderId}`)
  expect(await kindsOf(orderId)).toEqual([])
})

test('who holds much of a shelf and never paid, or holds again, is work after five minutes; one press frees it', async () => {
  const { services, admin } = desk
  const [shelf, full] = [await aBeer(checkout.db, { onHand: 40 }), await aBeer(checkout.db, { onHand: 40 })]
  const strangers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(checkout.db)))
  const [one, other, ordinary, returning] = strangers.map(({ id }) => id) as [string, string, string, string]
  const hold = (buyer: string, { id }: { id: string }, quantity: number) =>
    aPlacedOrder(services, buyer, [{ id, quantity }])
  const attack = [await hold(one, shelf, 12), await hold(other, shelf, 12)]
  const first = await hold(ordinary, full, 12)
  const again = await hold(returning, full, 1)
  await run(sql`UPDATE orders SET stock_held = false, state = 'expired', payable_until = now(), reserved_until = now()
                WHERE id = ${again}`)
  await run(sql`UPDATE beers SET reserved = reserved - 1 WHERE id = ${full.id}`)
  const second = await hold(returning, full, 2)
  const all = [...attack, first, second]
  const kinds = () => Promise.all(all.map(kindsOf))
  expect(await kinds()).toEqual([[], [], [], []])

  await run(sql`UPDATE orders SET created_at = created_at - interval '6 minutes' WHERE state = 'pending'`)
  expect(await kinds()).toEqual([['held-unpaid'], ['held-unpaid'], [], ['held-unpaid']])
  expect(await rowOf('held-unpaid', attack[0]!)).toMatchObject({ expected: 54, amount: null })
  // Another cart takes over the hold, and how long it has stood.
  const prolonged = await hold(other, shelf, 13)
  expect(await kindsOf(prolonged)).toEqual(['held-unpaid'])

  const freed = await admin.send('POST', `/admin/orders/${prolonged}/cancel`, { reason: 'Nunca pagó.' })
  expect(freed).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect(await kinds()).toEqual([[], [], [], ['held-unpaid']])
  const customer = await aPaidOrder(services, one, [{ id: full.id, quantity: 1 }])
  expect(customer.orderId).toBeTruthy()
  const [left] = (await run(sql`SELECT reserved FROM beers WHERE id = ${shelf.id}`)).rows
  expect(left).toEqual({ reserved: 0 })
})

test('a notice that nobody acted on, also of a payment that is nobody’s', async () => {
  const { orderId, paymentId } = await desk.aPaidOrder()
  const notice = (payment: string, minutes: number) =>
    checkout.db.insert(webhookInbox).values({
      ...{ event: randomUUID(), paymentId: payment, raw: {}, lastError: 'timed out' },
      receivedAt: new Date(Date.now() - minutes * 60_000),
    })
  await notice(paymentId, 14)
  expect(await kindsOf(orderId)).toEqual([])
  await notice(paymentId, 16)
  const strange = String(Date.now())
  await notice(strange, 16)
  expect(await rowOf('notice-waiting', orderId)).toMatchObject({ paymentId, about: 'timed out' })
  const { rows } = await work('?kind=notice-waiting')
  expect(rows.find((row) => row.paymentId === strange)).toMatchObject({ orderId: null })
})

test('an order that was charged back while a parcel of it has not left', async () => {
  const { services, one, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  await one.send('PUT', `/company/${one.id}/parcels/${orderId}/shipped`, { carrier: 'Andina' })
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  const { rows } = await work('?kind=charged-back-unsent')
  const [row] = rows.filter((each) => each.orderId === orderId)
  expect(row).toMatchObject({
    since: expect.stringMatching(/Z$/),
    about: expect.stringContaining('Birra del Valle'),
  })
  // Events are never changed, but by who stands at the database's console.
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql`UPDATE order_events SET at = now() - interval '31 days' WHERE order_id = ${orderId} AND to_state = 'charged_back'`,
    )
  })
  expect(await kindsOf(orderId)).toEqual([])
})

test('a charged-back order whose parcels all left is no work', async () => {
  const { services, one, other, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  for (const seller of [one, other]) {
    await seller.send('PUT', `/company/${seller.id}/parcels/${orderId}/shipped`, { carrier: 'Andina' })
  }
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect(await kindsOf(orderId)).toEqual([])
})

test('what nobody can be charged without, and a rate that waits for a word', async () => {
  const of = async (kind: WorkKind) => (await work(`?kind=${kind}`)).rows
  for (const kind of ['site-unknown', 'no-rate', 'rate-waits'] as const) expect(await of(kind)).toEqual([])
  const stuckSince = new Date('2026-03-11T13:30:00Z')
  await checkout.db.insert(chargeWatch).values({ stuckSince, missing: 'rate' })
  expect(await of('no-rate')).toMatchObject([{ since: stuckSince.toISOString(), orderId: null, about: '' }])
  expect(await of('site-unknown')).toEqual([])
  await checkout.db.update(chargeWatch).set({ missing: 'site' })
  expect(await of('site-unknown')).toHaveLength(1)
  const told = { currency: 'ARS', rate: '14170.50', source: 'frankfurter', state: 'waiting' } as const
  await checkout.db.insert(exchangeRates).values(told)
  expect(await of('rate-waits')).toMatchObject([{ about: '14170.5 ARS' }])
  const refusedSince = new Date('2026-03-11T14:30:00Z')
  await checkout.db.update(chargeWatch).set({ refusedSince, refusedWhy: '401: invalid access token' })
  expect(await of('payments-refused')).toMatchObject([
    { since: refusedSince.toISOString(), orderId: null, about: '401: invalid access token' },
  ])
  await checkout.db.delete(chargeWatch)
  expect([...(await of('site-unknown')), ...(await of('payments-refused'))]).toEqual([])
})

/** The ledger is never changed, but by who stands at the database's console. */
const writtenOn = (moment: SQL) =>
  checkout.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`UPDATE ledger_transactions SET at = ${moment}`)
  })

test('a brewery that has owed money for two months, and a payout that does not end', async () => {
  const { services, admin, one, ipa, aPaidOrder, refund } = desk
  const of = async (kind: WorkKind) => (await work(`?kind=${kind}`)).rows
  const { orderId } = await aPaidOrder()
  await freeParcels(services, orderId)
  await admin.send('POST', '/payouts', { companyId: one.id, currency: 'USD' })
  await refund(orderId, { lines: [{ ProductId: ipa.id, quantity: 1 }] })
  expect(await of('debt-old')).toEqual([])
  await writtenOn(sql`now() - interval '61 days'`)
  expect(await of('debt-old')).toMatchObject([
    { orderId: null, currency: 'USD', about: expect.stringContaining('Birra'), amount: expect.any(Number) },
  ])

  expect(await of('payout-late')).toEqual([])
  await run(sql`UPDATE payouts SET state = 'sent', ended_at = NULL, created_at = now() - interval '6 days'`)
  expect(await of('payout-late')).toMatchObject([{ orderId: null, currency: 'USD' }])
  await run(sql`UPDATE payouts SET state = 'paid', ended_at = now()`)
  await writtenOn(sql`now()`)
})

test('the list is longest waiting first, counts every kind, and shows one alone', async () => {
  const [older, newer] = [await desk.anOrderInReview(), await desk.anOrderInReview()]
  await run(sql`UPDATE orders SET created_at = now() - interval '40 days' WHERE id = ${older.orderId}`)
  const all = await work()
  const dates = all.rows.map(({ since }) => since)
  expect(dates).toEqual(dates.toSorted())
  expect(all.rows[0]).toMatchObject({ orderId: older.orderId })
  const reviews = await work('?kind=review')
  expect(reviews.rows.every(({ kind }) => kind === 'review')).toBe(true)
  expect(reviews.counts).toEqual(all.counts)
  expect(reviews.counts.review).toBe(reviews.rows.length)
  expect(reviews.rows.map(({ orderId }) => orderId)).toContain(newer.orderId)
  expect((await desk.admin.send('GET', '/admin/work?pag=99')).body).toMatchObject({ work: [] })
  expect((await desk.admin.send('GET', '/admin/work?kind=other')).status).toBe(400)
})
