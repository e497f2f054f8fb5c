import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { claims, webhookInbox } from '#database/schema.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { processWebhook } from '../orders/process-webhook.ts'
import { followClaims } from './follow-claims.ts'

const checkout = useCheckout()
let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeEach(async () => {
  desk = await anOrderDesk(checkout.with())
})

/** The notice of a claim, as far as the inbox. @returns what it is kept as */
async function aNotice(claimId: string): Promise<string> {
  const headers = { 'x-signature': 'genuine', 'x-request-id': randomUUID() }
  const path = `/webhooks/mercado-pago?data.id=${claimId}&type=topic_claims_integration_wh`
  // Of the provider in memory every signature is alike, and one signature is one notice.
  await checkout.db.update(webhookInbox).set({ raw: {} })
  const body = { id: randomUUID() }
  expect((await sendJson(desk.services, 'POST', path, { body, headers })).status).toBe(200)
  return `claim:${claimId}:notice:${body.id}`
}

async function tell(claimId: string): Promise<void> {
  expect(await processWebhook(desk.services, await aNotice(claimId))).toBe(true)
}

const claimsOf = async (orderId: string) =>
  ((await desk.admin.send('GET', `/admin/orders/${orderId}`)).body as DeskOrder).claims
const work = async () => (await desk.admin.send('GET', '/admin/work?kind=claim')).body as { work: WorkRow[] }
const rowsOf = async (orderId: string) => (await work()).work.filter((row) => row.orderId === orderId)
const HOUR_MS = 3_600_000

test('a claim is learnt by its notice, stands on the work list with its deadline, and leaves it when it is closed', async () => {
  const { services, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const dueAt = new Date(Date.now() + 5 * HOUR_MS)
  const id = services.payments.claim(paymentId, { dueAt })
  await tell(id)
  const told = { id, paymentId, kind: 'mediations', stage: 'claim', reason: 'PNR', state: 'open' }
  expect(await claimsOf(orderId)).toMatchObject([{ ...told, dueAt: dueAt.toISOString(), closedAt: null }])
  expect(await rowsOf(orderId)).toMatchObject([
    { kind: 'claim', paymentId, amount: 23.5, currency: 'USD', due: dueAt.toISOString(), about: '' },
  ])
  // The notice stands with the others of the payment.
  const [notice] = await checkout.db.select().from(webhookInbox).where(eq(webhookInbox.subjectId, id))
  expect(notice).toMatchObject({ paymentId, topic: 'claim' })

  services.payments.claim(paymentId, { providerId: id, isOpen: false, dueAt: null, toldAt: new Date() })
  await tell(id)
  expect(await claimsOf(orderId)).toMatchObject([{ id, state: 'closed', closedAt: expect.any(String) }])
  expect(await rowsOf(orderId)).toEqual([])
})

test('what is past its deadline stands before all others, the longest past first', async () => {
  const { services, aPaidOrder } = desk
  const orders = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
  const hours = [8, -2, -4]
  for (const [at, { paymentId }] of orders.entries()) {
    await tell(services.payments.claim(paymentId, { dueAt: new Date(Date.now() + hours[at]! * HOUR_MS) }))
  }
  const ids = orders.map(({ orderId }) => orderId)
  const rows = (await work()).work.map(({ orderId }) => orderId!).filter((id) => ids.includes(id))
  expect(rows).toEqual([ids[2], ids[1], ids[0]])
})

test('an older answer that comes later opens nothing again', async () => {
  const { services, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const now = new Date()
  const id = services.payments.claim(paymentId, { isOpen: false, dueAt: null, toldAt: now })
  await tell(id)
  services.payments.claim(paymentId, { providerId: id, isOpen: true, toldAt: new Date(now.getTime() - 1000) })
  await tell(id)
  expect(await claimsOf(orderId)).toMatchObject([{ id, state: 'closed' }])
})

test('two notices at once are one claim', async () => {
  const { services, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const id = services.payments.claim(paymentId)
  const events = [await aNotice(id), await aNotice(id)]
  expect(await Promise.all(events.map((event) => processWebhook(services, event)))).toEqual([true, true])
  expect(await claimsOf(orderId)).toHaveLength(1)
})

test('a claim that the provider does not know yet is asked for until it does; without an answer too', async () => {
  const { services, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const id = String(Date.now())
  const event = await aNotice(id)
  expect(await processWebhook(services, event)).toBe(false)
  services.payments.claim(paymentId, { providerId: id })
  services.payments.failNext('readClaim', 'unknown', 'refused')
  expect(await processWebhook(services, event)).toBe(false)
  expect(await processWebhook(services, event)).toBe(false)
  expect(await claimsOf(orderId)).toEqual([])
  expect(await processWebhook(services, event)).toBe(true)
  expect(await claimsOf(orderId)).toMatchObject([{ id }])
})

test('a claim about no payment, and one about a payment of nobody here, are none of ours', async () => {
  const { services } = desk
  const before = await checkout.db.$count(claims)
  const strange = services.payments.pay(randomUUID(), { pageOfOrderId: null, orderId: null })
  await tell(services.payments.claim(strange))
  await tell(services.payments.claim(strange, { paymentId: null }))
  expect(await checkout.db.$count(claims)).toBe(before)
})

test('an open claim is asked about once a day until it is closed; who asks at once asks once', async () => {
  const { services, aPaidOrder } = desk
  const { orderId, paymentId } = await aPaidOrder()
  const id = services.payments.claim(paymentId)
  await tell(id)
  expect(await followClaims(services)).toBe(0)
  const aDayLater = () =>
    checkout.db.update(claims).set({ nextAskAt: sql`now()` }).where(eq(claims.providerId, id))
  await aDayLater()
  services.payments.failNext('readClaim', 'unknown')
  expect(await followClaims(services)).toBe(1)
  expect(await claimsOf(orderId)).toMatchObject([{ state: 'open', lastError: 'no answer' }])
  expect(await rowsOf(orderId)).toMatchObject([{ about: 'no answer' }])

  services.payments.claim(paymentId, { providerId: id, isOpen: false, dueAt: null, toldAt: new Date() })
  await aDayLater()
  const asked = await Promise.all([followClaims(services), followClaims(services)])
  expect(asked.toSorted()).toEqual([0, 1])
  expect(await claimsOf(orderId)).toMatchObject([{ state: 'closed', lastError: '' }])
  await aDayLater()
  expect(await followClaims(services)).toBe(0)
})
