import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { chargebacks, deliveryWarnings, refunds } from '#database/schema.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder } from '#tests/factories/a-checkout.ts'
import { aFailedRefund } from '#tests/factories/a-failed-refund.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const reason = 'Prueba.'

/** What an admin sends against a chargeback. */
function aDocument(): FormData {
  const form = new FormData()
  form.set('key', randomUUID())
  form.set('files', new File(['%PDF-1.7'], 'venta.pdf'))
  return form
}

/** An order of the buyer's that waits for its payment. */
async function anOpenOrder({ services, target }: Shop) {
  const orderId = await aPlacedOrder(services, target.buyerId, [{ id: target.beerId, quantity: 1 }])
  return { orderId }
}

/** One for which too little was paid, and given back. */
async function anOrderInReview(shop: Shop) {
  const { services } = shop
  const { orderId } = await anOpenOrder(shop)
  await settlePayment(services, services.payments.pay(orderId, { amountCents: 1 }))
  const [refund] = await services.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  await sendRefund(services, refund!.id)
  return { orderId }
}

export const ORDER_DESK: Row[] = [
  { call: 'findOrders', ask: ({ email }) => ({ query: `?q=${email}` }), answers: onlyAdmins(200) },
  { call: 'downloadOrders', ask: ({ email }) => ({ query: `?q=${email}` }), answers: onlyAdmins(200) },
  { call: 'getOrder', ask: ({ orderId }) => ({ params: { id: orderId } }), answers: onlyAdmins(200) },
  {
    call: 'refundOrder',
    ask: ({ waitingOrderId }) => ({
      params: { id: waitingOrderId },
      body: { key: '0b8f1c1e-5f0a-4b38-9f6a-6a1f2d3c4e5f', restock: true, reason },
    }),
    answers: onlyAdmins(201),
  },
  {
    call: 'retryRefund',
    given: ({ services, target }) => aFailedRefund(services, target),
    ask: ({ made }) => ({ params: { id: made.refundId! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'documentChargeback',
    given: async ({ services, target }) => {
      const { orderId, paymentId } = await aPaidOrder(services, target.buyerId, [
        { id: target.beerId, quantity: 1 },
      ])
      services.payments.chargeBack(paymentId)
      await settlePayment(services, paymentId)
      const [open] = await services.db.select().from(chargebacks).where(eq(chargebacks.orderId, orderId))
      return { chargebackId: open!.id }
    },
    ask: ({ made }) => ({ params: { id: made.chargebackId! }, body: aDocument() }),
    answers: onlyAdmins(201),
  },
  {
    call: 'cancelOpenOrder',
    given: anOpenOrder,
    ask: ({ made }) => ({ params: { id: made.orderId! }, body: { reason } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'closeReview',
    given: anOrderInReview,
    ask: ({ made }) => ({ params: { id: made.orderId! }, body: { reason } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'liftWarning',
    given: async ({ services, target: { orderId, paymentId } }) => {
      await services.db.insert(deliveryWarnings).values({ orderId, paymentId, warnedAt: new Date() })
      return {}
    },
    ask: ({ orderId }) => ({ params: { id: orderId }, body: { reason } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'lookAtName',
    given: async ({ services }) => {
      await aCompany(services.db, { company: 'Copiada', city: 'Lima' })
      return { companyId: (await aCompany(services.db, { company: 'Copiada', city: 'Cusco' })).id }
    },
    ask: ({ made }) => ({ params: { id: made.companyId! }, body: { shownAs: 'Copiada · Cusco' } }),
    answers: onlyAdmins(200),
  },
  { call: 'listWork', ask: () => ({}), answers: onlyAdmins(200) },
]
