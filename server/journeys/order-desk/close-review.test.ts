import { afterEach, expect, test } from 'vitest'
import { refunds } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk, auditOf } from '#tests/factories/an-order-desk.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { settlePayment } from '../orders/settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const sendAll = async (services: Parameters<typeof sendRefund>[0]) => {
  for (const { id } of await checkout.db.select().from(refunds)) await sendRefund(services, id)
}

async function anOrderToClose() {
  const desk = await anOrderDesk(checkout.with())
  const { orderId, paymentId } = await desk.anOrderInReview()
  const close = (body: object = { reason: 'Pagó otro monto; ya volvió.' }) =>
    desk.admin.send('PUT', `/admin/orders/${orderId}/review`, body)
  return { ...desk, orderId, paymentId, close }
}

test('an order in review is closed once all that came for it is back, not before', async () => {
  const { services, admin, orderId, paymentId, close } = await anOrderToClose()
  expect((await close()).body).toMatchObject({
    code: 'review-money-open',
    message: `Todavía no volvió todo el dinero de este pedido. Falta: U$S 1.00 (${paymentId}).`,
  })
  expect(await auditOf(services, orderId)).toEqual([])
  await sendAll(services)
  expect((await close({})).body).toMatchObject({ fields: { reason: 'Escribe el motivo.' } })
  const [first, second] = await Promise.all([close(), close()])
  expect([first.body, second.body]).toEqual([
    { orderId, state: 'refunded' },
    { orderId, state: 'refunded' },
  ])
  const order = await admin.send('GET', `/admin/orders/${orderId}`)
  expect((order.body as { events: object[] }).events.at(-1)).toMatchObject({
    event: 'review-closed',
    from: 'review',
    to: 'refunded',
  })
  expect(await auditOf(services, orderId)).toMatchObject([
    { action: 'order-review-closed', said: { reason: 'Pagó otro monto; ya volvió.' } },
  ])
})

test('what a bank took back is back; what comes after the review is closed goes back too', async () => {
  const { services, orderId, paymentId, close } = await anOrderToClose()
  services.payments.failNext('refund', 'refused')
  await sendAll(services)
  expect((await close()).body).toMatchObject({ code: 'review-money-open' })
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect((await close()).body).toMatchObject({ state: 'refunded' })

  const late = services.payments.pay(orderId)
  await settlePayment(services, late)
  await sendAll(services)
  expect(services.payments.all().find(({ providerId }) => providerId === late)).toMatchObject({
    refundedCents: 2350,
  })
})

test('only what is in review is closed', async () => {
  const { admin, aPaidOrder } = await anOrderToClose()
  const { orderId } = await aPaidOrder()
  const close = (id: string) => admin.send('PUT', `/admin/orders/${id}/review`, { reason: 'No va.' })
  expect((await close(orderId)).body).toMatchObject({ code: 'order-not-in-review' })
  expect((await close('nada')).body).toMatchObject({ code: 'not-found' })
})
