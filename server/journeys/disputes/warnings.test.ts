import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Parcel } from '#contract/parcels.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { deliveryWarnings, outbox, webhookInbox } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk, auditOf } from '#tests/factories/an-order-desk.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { processWebhook } from '../orders/process-webhook.ts'
import { settlePayment } from '../orders/settle-payment.ts'

const checkout = useCheckout()
let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeEach(async () => {
  desk = await anOrderDesk(checkout.with())
})

const aNotice = (paymentId: string, facts: object = {}) => ({
  ...{ id: randomUUID(), type: 'stop_delivery_op_wh', action: 'created' },
  data: { payment_id: Number(paymentId), description: 'May be a fraud', ...facts },
})

/** Sends a warning as the provider does: its payment stands in the body alone. @returns the notice that was kept */
async function send(paymentId: string, body: object = aNotice(paymentId), requestId: string = randomUUID()) {
  const headers = { 'x-signature': 'genuine', 'x-request-id': requestId }
  const path = '/webhooks/mercado-pago?type=stop_delivery_op_wh'
  // Of the provider in memory every signature is alike, and one signature is one notice.
  await checkout.db.update(webhookInbox).set({ raw: {} })
  expect((await sendJson(desk.services, 'POST', path, { body, headers })).status).toBe(200)
  const kept = await checkout.db.select().from(webhookInbox).where(eq(webhookInbox.paymentId, paymentId))
  return kept.filter(({ processedAt }) => processedAt === null).map(({ event }) => event)
}

async function warn(paymentId: string): Promise<void> {
  const [event] = await send(paymentId)
  expect(await processWebhook(desk.services, event!)).toBe(true)
}

const mailsAbout = async (kind: 'delivery-warned' | 'delivery-cleared', orderId: string) =>
  (await checkout.db.select().from(outbox).where(eq(outbox.kind, kind)))
    .filter(({ payload }) => (payload as { orderId: string }).orderId === orderId)
    .map(({ recipient }) => recipient)
    .toSorted()

async function parcelOf(seller: typeof desk.one, orderId: string): Promise<Parcel> {
  const { body } = await seller.send('GET', `/company/${seller.id}/parcels`)
  return (body as { parcels: Parcel[] }).parcels.find((each) => each.orderId === orderId)!
}

async function workOf(orderId: string): Promise<Pick<WorkRow, 'kind' | 'about'>[]> {
  const kinds = ['delivery-warned', 'delivery-warned-gone'] as const
  const lists = await Promise.all(
    kinds.map(async (kind) => (await desk.admin.send('GET', `/admin/work?kind=${kind}`)).body),
  )
  return lists
    .flatMap((list) => (list as { work: WorkRow[] }).work)
    .filter((row) => row.orderId === orderId)
    .map(({ kind, about }) => ({ kind, about }))
}

const ship = (orderId: string, more: object = {}, seller = desk.one) =>
  seller.send('PUT', `/company/${seller.id}/parcels/${orderId}/shipped`, { carrier: 'Andina', ...more })
const lift = (orderId: string) =>
  desk.admin.send('PUT', `/admin/orders/${orderId}/delivery-warning/lifted`, { reason: 'Llamé: es ella.' })
const orderOf = async (orderId: string) =>
  (await desk.admin.send('GET', `/admin/orders/${orderId}`)).body as DeskOrder

test('a warning flags what has not left, tells its breweries once, and the desk of what has', async () => {
  const { one, other, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  expect((await parcelOf(one, orderId)).warnedAt).toBeNull()
  expect((await ship(orderId, {}, other)).status).toBe(200)

  await warn(paymentId)
  expect(await parcelOf(one, orderId)).toMatchObject({ warnedAt: expect.stringMatching(/Z$/) })
  expect((await parcelOf(other, orderId)).warnedAt).toBeNull()
  expect(await mailsAbout('delivery-warned', orderId)).toEqual([one.email])
  expect((await workOf(orderId)).map(({ kind }) => kind)).toEqual(['delivery-warned', 'delivery-warned-gone'])
  const order = await orderOf(orderId)
  expect(order.warnings).toMatchObject([{ paymentId, reason: 'May be a fraud', liftedAt: null }])
  expect(order.parcels.map(({ warnedAt }) => warnedAt !== null).toSorted()).toEqual([false, true])
})

test('what is flagged leaves only for who says that they know', async () => {
  const { orderId, paymentId } = await desk.aPaidOrder()
  await warn(paymentId)
  const refused = await ship(orderId)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'parcel-warned' }])
  expect((await ship(orderId, { despiteWarning: true })).status).toBe(200)
  // A correction of the way says nothing new.
  expect((await ship(orderId, { carrier: 'Otra' })).status).toBe(200)
  expect((await workOf(orderId)).map(({ kind }) => kind).toSorted()).toEqual([
    'delivery-warned',
    'delivery-warned-gone',
  ])
})

test('the same notice again, and two at once, are one warning and one mail a brewery', async () => {
  const { one, other, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const body = aNotice(paymentId)
  const [event] = await send(paymentId, body)
  expect(await send(paymentId, body)).toEqual([event])
  const [, second] = await send(paymentId)
  await Promise.all([event!, second!, event!].map((each) => processWebhook(desk.services, each)))
  expect(await mailsAbout('delivery-warned', orderId)).toEqual([one.email, other.email].toSorted())
  expect(await checkout.db.$count(deliveryWarnings, eq(deliveryWarnings.orderId, orderId))).toBe(1)
})

test('one signature is one warning, whatever payment stands in the body', async () => {
  const [first, second] = [await desk.aPaidOrder(), await desk.aPaidOrder()]
  await send(first.paymentId, aNotice(first.paymentId), 'r-1')
  const headers = { 'x-signature': 'genuine', 'x-request-id': 'r-1' }
  const path = '/webhooks/mercado-pago?type=stop_delivery_op_wh'
  const body = aNotice(second.paymentId)
  expect((await sendJson(desk.services, 'POST', path, { body, headers })).status).toBe(200)
  expect(await checkout.db.$count(webhookInbox, eq(webhookInbox.paymentId, second.paymentId))).toBe(0)
})

test('a warning before the money: the parcels are flagged from their first moment, and mailed', async () => {
  const { services, one, other, aPlacedOrder } = desk
  const orderId = await aPlacedOrder()
  const paymentId = services.payments.pay(orderId, { status: 'in_process' })
  await warn(paymentId)
  expect(await mailsAbout('delivery-warned', orderId)).toEqual([])
  services.payments.change(paymentId, { status: 'approved' })
  await settlePayment(services, paymentId)
  expect((await parcelOf(one, orderId)).warnedAt).not.toBeNull()
  expect(await mailsAbout('delivery-warned', orderId)).toEqual([one.email, other.email].toSorted())
})

test('a warning of a payment that nobody knows yet waits for a day, and one without an answer too', async () => {
  const { services, aPaidOrder } = desk
  const unknown = String(Date.now())
  const [event] = await send(unknown)
  expect(await processWebhook(services, event!)).toBe(false)
  const kept = () => checkout.db.select().from(webhookInbox).where(eq(webhookInbox.event, event!))
  expect(await kept()).toMatchObject([{ processedAt: null, lastError: expect.stringContaining('payment') }])
  await checkout.db
    .update(webhookInbox)
    .set({ receivedAt: sql`now() - interval '25 hours'` })
    .where(eq(webhookInbox.event, event!))
  expect(await processWebhook(services, event!)).toBe(true)

  const { orderId, paymentId } = await aPaidOrder()
  const [later] = await send(paymentId)
  services.payments.failNext('readPayment', 'unknown')
  expect(await processWebhook(services, later!)).toBe(false)
  expect(await workOf(orderId)).toEqual([])
  expect(await processWebhook(services, later!)).toBe(true)
  expect(await workOf(orderId)).toHaveLength(2)
})

test('a warning of a second payment, which goes back, says nothing of the parcels', async () => {
  const { services, one, aPaidOrder } = desk
  const { orderId } = await aPaidOrder()
  const second = services.payments.pay(orderId)
  await warn(second)
  expect((await parcelOf(one, orderId)).warnedAt).toBeNull()
  expect(await workOf(orderId)).toEqual([])
  expect(await mailsAbout('delivery-warned', orderId)).toEqual([])
  expect((await orderOf(orderId)).warnings).toHaveLength(1)
})

test('an admin lets it leave, with a reason: the list is empty, breweries are mailed, and a later warning is a new one', async () => {
  const { one, other, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  expect((await lift(orderId)).status).toBe(404)
  await warn(paymentId)
  const [first, again] = await Promise.all([lift(orderId), lift(orderId)])
  expect([first.status, again.status]).toEqual([200, 200])
  expect(first.body).toEqual(again.body)
  expect(await workOf(orderId)).toEqual([])
  expect((await parcelOf(one, orderId)).warnedAt).toBeNull()
  expect(await mailsAbout('delivery-cleared', orderId)).toEqual([one.email, other.email].toSorted())
  const audit = await auditOf(desk.services, orderId)
  expect(audit).toMatchObject([
    {
      action: 'delivery-warning-lifted',
      facts: { paymentId },
      said: { reason: 'Llamé: es ella.' },
    },
  ])
  expect((await ship(orderId)).status).toBe(200)

  await warn(paymentId)
  expect((await workOf(orderId)).map(({ kind }) => kind).toSorted()).toEqual([
    'delivery-warned',
    'delivery-warned-gone',
  ])
  expect(await mailsAbout('delivery-warned', orderId)).toHaveLength(3)
})

test('what was given back is no work, and its parcel says that', async () => {
  const { aPaidOrder, refund, one } = desk
  const { orderId, paymentId } = await aPaidOrder()
  await warn(paymentId)
  expect((await refund(orderId)).status).toBe(201)
  expect(await workOf(orderId)).toEqual([])
  const { body } = await one.send('GET', `/company/${one.id}/parcels?state=cancelled`)
  expect((body as { parcels: Parcel[] }).parcels.map((each) => each.orderId)).toContain(orderId)
})

test.each([
  ['nobody signed', 'forged', {}],
  ['no payment', 'genuine', { payment_id: null }],
  ['no number', 'genuine', { payment_id: 'x'.repeat(40) }],
])('a warning with %s changes nothing', async (_name, signature, facts) => {
  const { paymentId } = await desk.aPaidOrder()
  const body = aNotice(paymentId, facts)
  const before = await checkout.db.$count(webhookInbox)
  const headers = { 'x-signature': signature, 'x-request-id': randomUUID() }
  const path = '/webhooks/mercado-pago?type=stop_delivery_op_wh'
  const { status } = await sendJson(desk.services, 'POST', path, { body, headers })
  expect(status).toBe(signature === 'forged' ? 401 : 200)
  expect(await checkout.db.$count(webhookInbox)).toBe(before)
})
