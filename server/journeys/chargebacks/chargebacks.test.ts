import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ChargebackState } from '#contract/chargeback-states.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import { getBalance, type Sale } from '#contract/sales.ts'
import { beers, chargebacks, refunds, webhookInbox } from '#database/schema.ts'
import { processWebhook } from '#server/journeys/orders/process-webhook.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { finishRefund } from '../orders/finish-refund.ts'
import { applyChargeback } from './apply-chargeback.ts'
import { askChargebacks } from './ask-chargebacks.ts'

const checkout = useCheckout()

/** A paid order at a desk, and how its chargeback is begun, asked about and looked at. */
async function aDesk() {
  const services = checkout.with()
  const desk = await anOrderDesk(services)
  const { payments } = services
  return {
    ...desk,
    services,
    /** The bank asks it back, the payment's news come, and the provider is asked. */
    async chargeBack(paymentId: string) {
      const id = payments.chargeBack(paymentId)
      await settlePayment(services, paymentId)
      await askChargebacks(services)
      return id
    },
    /** It ends, and the news of its payment comes, as the provider sends it for that too. */
    async end(paymentId: string, id: string, how: 'won' | 'lost') {
      payments.endChargeback(id, how)
      await settlePayment(services, paymentId)
      await askChargebacks(services)
    },
    ship: (orderId: string) => freeParcels(services, orderId),
    pay: () => desk.admin.send('POST', '/payouts', { companyId: desk.one.id, currency: 'USD' }),
    async order(orderId: string): Promise<DeskOrder> {
      return (await desk.admin.send('GET', `/admin/orders/${orderId}`)).body as DeskOrder
    },
    async sale(): Promise<Sale> {
      const { body } = await desk.one.send('GET', `/usercompanysales/${desk.one.id}`)
      return (body as { sales: Sale[] }).sales[0]!
    },
    async owed(): Promise<number> {
      const { body } = await desk.one.send('GET', `/company/${desk.one.id}/balance`)
      const [balance] = getBalance.response.parse(body).balances
      return balance!.owed
    },
    async soldCents(): Promise<number> {
      const [beer] = await services.db.select().from(beers).where(eq(beers.id, desk.ipa.id))
      return beer!.soldCents
    },
    expectWhole: async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]),
  }
}

test('while a bank asks it back it is frozen; won, it is owed and counted again', async () => {
  const desk = await aDesk()
  const { orderId, paymentId } = await desk.aPaidOrder()
  await desk.ship(orderId)
  expect([await desk.owed(), await desk.soldCents()]).toEqual([13.5, 1350])
  const id = await desk.chargeBack(paymentId)
  expect(await desk.sale()).toMatchObject({ state: 'charged_back', chargeback: 'open', owed: 0 })
  expect([await desk.owed(), await desk.soldCents()]).toEqual([0, 0])
  expect((await desk.pay()).status).toBe(409)
  const open = (await desk.order(orderId)).chargebacks
  expect(open).toMatchObject([{ state: 'open', amount: 23.5, documentsStatus: 'pending', closedAt: null }])

  await desk.end(paymentId, id, 'won')
  expect(await desk.sale()).toMatchObject({ state: 'paid', chargeback: 'won', owed: 13.5 })
  expect([await desk.owed(), await desk.soldCents()]).toEqual([13.5, 1350])
  const order = await desk.order(orderId)
  expect(order).toMatchObject({ state: 'paid', payments: [{ money: 'captured' }], refundable: 23.5 })
  expect(order.events.slice(-2)).toMatchObject([
    { event: 'charged-back', to: 'charged_back' },
    { event: 'chargeback-won', to: 'paid', amount: 23.5 },
  ])
  expect((await desk.pay()).status).toBe(201)
  await desk.expectWhole()
})

test('one that is lost is gone: what was paid out already is owed back', async () => {
  const desk = await aDesk()
  const { orderId, paymentId } = await desk.aPaidOrder()
  await desk.ship(orderId)
  expect((await desk.pay()).status).toBe(201)
  const id = await desk.chargeBack(paymentId)
  // Frozen: nobody knows yet whether it will have to come back.
  expect(await desk.sale()).toMatchObject({ chargeback: 'open', owed: 0, paidOut: 13.5 })
  expect(await desk.owed()).toBe(0)
  await desk.end(paymentId, id, 'lost')
  expect(await desk.sale()).toMatchObject({ state: 'charged_back', chargeback: 'lost', owed: -13.5 })
  expect(await desk.owed()).toBe(-13.5)
  const order = await desk.order(orderId)
  expect(order).toMatchObject({ state: 'charged_back', payments: [{ money: 'charged-back' }] })
  expect(order.events.at(-1)).toMatchObject({ event: 'chargeback-lost', to: null })
  await desk.expectWhole()
})

test('its own notice tells of it, once for all the times that it comes', async () => {
  const desk = await aDesk()
  const { services } = desk
  const { orderId, paymentId } = await desk.aPaidOrder()
  const id = services.payments.chargeBack(paymentId)
  const tell = async () => {
    const headers = { 'x-signature': 'genuine', 'x-request-id': randomUUID() }
    const path = `/webhooks/mercado-pago?data.id=${id}&type=topic_chargebacks_wh`
    const body = { id: randomUUID() }
    // Of the provider in memory every signature is alike, and one signature is one notice.
    await services.db.update(webhookInbox).set({ raw: {} })
    expect((await sendJson(services, 'POST', path, { body, headers })).status).toBe(200)
    return processWebhook(services, `chargeback:${id}:notice:${body.id}`)
  }
  expect(await tell()).toBe(true)
  expect(await desk.sale()).toMatchObject({ state: 'charged_back', chargeback: 'open' })
  services.payments.endChargeback(id, 'won')
  for (let again = 0; again < 2; again++) expect(await tell()).toBe(true)
  expect(await desk.order(orderId)).toMatchObject({ state: 'paid', chargebacks: [{ state: 'won' }] })
  const [notice] = await services.db.select().from(webhookInbox).where(eq(webhookInbox.subjectId, id))
  expect(notice).toMatchObject({ paymentId, topic: 'chargeback' })
  await desk.expectWhole()
})

test('the notice of one that the provider does not know yet waits, and says why', async () => {
  const { services } = await aDesk()
  const event = 'chargeback:404:notice:1'
  await services.db.insert(webhookInbox).values({ event, topic: 'chargeback', subjectId: '404', raw: {} })
  expect(await processWebhook(services, event)).toBe(false)
  const [notice] = await services.db.select().from(webhookInbox).where(eq(webhookInbox.event, event))
  expect(notice).toMatchObject({ processedAt: null, lastError: expect.stringContaining('chargeback') })
})

test('of what is partly refunded only the rest is lost, whatever the bank names', async () => {
  const desk = await aDesk()
  const { orderId, paymentId } = await desk.aPaidOrder()
  await desk.ship(orderId)
  await desk.refund(orderId, { lines: [{ ProductId: desk.ipa.id, quantity: 1 }] })
  const [refund] = await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  await checkout.db.transaction((tx) => finishRefund(checkout.with(), tx, refund!.id, null))
  const id = await desk.chargeBack(paymentId)
  await desk.end(paymentId, id, 'lost')
  expect((await desk.order(orderId)).chargebacks).toMatchObject([{ state: 'lost', amount: 19 }])
  expect(await desk.sale()).toMatchObject({ owed: 0, refunded: 13.5 })
  await desk.expectWhole()
})

test('it is asked about daily until it has ended, and no more after that', async () => {
  const desk = await aDesk()
  const { services } = desk
  const { paymentId } = await desk.aPaidOrder()
  const id = await desk.chargeBack(paymentId)
  expect(await askChargebacks(services)).toBe(0)
  const aDayLater = () =>
    checkout.db.execute(sql`UPDATE chargebacks SET next_ask_at = next_ask_at - interval '1 day'`)
  await aDayLater()
  expect(await askChargebacks(services)).toBe(1)
  services.payments.endChargeback(id, 'won')
  await aDayLater()
  await askChargebacks(services)
  expect(await desk.sale()).toMatchObject({ chargeback: 'won' })
  await aDayLater()
  expect(await askChargebacks(services)).toBe(0)
  // The payment stays charged back at the provider for good: that is no news.
  await settlePayment(services, paymentId)
  expect(await desk.sale()).toMatchObject({ state: 'paid' })
  await desk.expectWhole()
})

test('what the provider does not answer, or not know yet, is asked again; nothing changes meanwhile', async () => {
  const desk = await aDesk()
  const { services } = desk
  const { orderId, paymentId } = await desk.aPaidOrder()
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  const soon = () => checkout.db.execute(sql`UPDATE chargebacks SET next_ask_at = now()`)
  const errors = async () => (await desk.order(orderId)).chargebacks.map(({ lastError }) => lastError)
  await askChargebacks(services)
  expect(await errors()).toEqual(['the provider knows no chargeback of this payment yet'])
  expect(await askChargebacks(services)).toBe(0)
  const id = services.payments.chargeBack(paymentId)
  for (const method of ['findChargebacks', 'readChargeback'] as const) {
    services.payments.failNext(method, 'unknown')
    await soon()
    await askChargebacks(services)
    expect(await errors()).toEqual(['no answer'])
  }
  expect(await desk.sale()).toMatchObject({ chargeback: 'open', owed: 0 })
  await soon()
  await askChargebacks(services)
  expect((await desk.order(orderId)).chargebacks).toMatchObject([
    { documentsStatus: 'pending', lastError: '' },
  ])
  const [row] = await checkout.db.select().from(chargebacks).where(eq(chargebacks.orderId, orderId))
  expect(row!.providerId).toBe(id)
})

test('two who hear of its end at once, or in the wrong order, leave it ended once', async () => {
  const desk = await aDesk()
  const { services } = desk
  const { orderId, paymentId } = await desk.aPaidOrder()
  const id = await desk.chargeBack(paymentId)
  const before = { ...services.payments.chargeback(id) }
  services.payments.endChargeback(id, 'won')
  const after = { ...services.payments.chargeback(id) }
  await Promise.all([after, before, after, before].map((told) => applyChargeback(checkout.db, told)))
  await applyChargeback(checkout.db, before)
  const { events, state } = await desk.order(orderId)
  expect(state).toBe('paid')
  expect(events.filter(({ event }) => event === 'chargeback-won')).toHaveLength(1)
  await desk.expectWhole()
})

test.each<[ChargebackState, string]>([
  ['open', 'charged_back'],
  ['won', 'paid'],
  ['lost', 'charged_back'],
])('heard of before its payment says so: %s leaves the order %s', async (state, orderState) => {
  const desk = await aDesk()
  const { services } = desk
  const { orderId, paymentId } = await desk.aPaidOrder()
  const id = services.payments.chargeBack(paymentId, { state })
  await applyChargeback(checkout.db, services.payments.chargeback(id))
  expect((await desk.order(orderId)).state).toBe(orderState)
  await settlePayment(services, paymentId)
  expect((await desk.order(orderId)).state).toBe(orderState)
  await desk.expectWhole()
})

test('money that was taken before anybody saw it, and is won, is owed to who paid it', async () => {
  const desk = await aDesk()
  const { services } = desk
  const orderId = await aPlacedOrder(services, desk.buyer.id, [{ id: desk.ipa.id, quantity: 1 }])
  const paymentId = services.payments.pay(orderId)
  const id = await desk.chargeBack(paymentId)
  expect((await desk.order(orderId)).refunds).toMatchObject([{ state: 'done', reason: 'charged-back' }])
  await desk.expectWhole()
  await desk.end(paymentId, id, 'won')
  const [refund] = (await desk.order(orderId)).refunds
  expect(refund).toMatchObject({ state: 'failed' })
  const { body } = await desk.admin.send('GET', '/admin/work?kind=refund-failed')
  expect((body as { work: { refundId: string }[] }).work.map(({ refundId }) => refundId)).toContain(
    refund!.id,
  )
  expect((await desk.admin.send('POST', `/admin/refunds/${refund!.id}/retry`)).status).toBe(200)
  await desk.expectWhole()
})

test('a chargeback of a payment that is none of this shop’s is left alone', async () => {
  const count = () => checkout.db.$count(chargebacks)
  const before = await count()
  await applyChargeback(checkout.db, {
    ...{ providerId: 'x1', paymentIds: ['999'], amountCents: 1, currency: 'ARS', state: 'lost' as const },
    ...{ documentsRequired: true, documentsStatus: '', documentsUntil: null, documents: [], updatedAt: null },
  })
  expect(await count()).toBe(before)
})
