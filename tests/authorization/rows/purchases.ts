import { aPlacedOrder } from '#tests/factories/a-checkout.ts'
import { everybody, onlyBuyers } from '../answers.ts'
import type { Row } from '../row.ts'

export const PURCHASES: Row[] = [
  {
    call: 'listPurchases',
    says: 'the buyer’s',
    ask: ({ buyerId }) => ({ query: `?userPersonId=${buyerId}` }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'forbidden', admin: 200 }),
  },
  {
    call: 'listPurchases',
    says: 'everybody’s',
    ask: () => ({}),
    answers: onlyBuyers({ buyer: 'forbidden', otherBuyer: 'forbidden', admin: 200 }),
  },
  {
    call: 'listPurchases',
    says: 'a page of everybody’s',
    ask: () => ({ query: '?pag=1' }),
    answers: onlyBuyers({ buyer: 'forbidden', otherBuyer: 'forbidden', admin: 200 }),
  },
  {
    call: 'listPurchases',
    says: 'the buyer’s, without saying whose',
    ask: ({ orderId }) => ({ query: `?id=${orderId}` }),
    answers: onlyBuyers({ buyer: 'forbidden', otherBuyer: 'forbidden', admin: 200 }),
  },
  {
    call: 'listPurchases',
    says: 'the buyer’s, as if it were the other’s',
    ask: ({ orderId, outsiderId }) => ({ query: `?userPersonId=${outsiderId}&id=${orderId}` }),
    answers: onlyBuyers({ buyer: 'forbidden', otherBuyer: 200, admin: 200 }),
  },
  {
    call: 'getPurchase',
    ask: ({ orderId }) => ({ params: { id: orderId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-found' }),
  },
  {
    call: 'priceAgain',
    ask: ({ orderId }) => ({ params: { id: orderId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-found' }),
  },
  {
    call: 'latestPurchase',
    ask: ({ paymentId }) => ({ body: { payment_id: paymentId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'no-purchase' }),
  },
  {
    call: 'latestPurchase',
    says: 'in the buyer’s name',
    ask: ({ buyerId }) => ({ body: { userPersonId: buyerId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'forbidden' }),
  },
  {
    call: 'settleReturn',
    says: 'from paying',
    given: async ({ services, target }) => {
      const orderId = await aPlacedOrder(services, target.buyerId, [{ id: target.beerId, quantity: 1 }])
      return { orderId, paymentId: services.payments.pay(orderId) }
    },
    ask: ({ made }) => ({ body: { external_reference: made.orderId, payment_id: made.paymentId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 200 }),
  },
  {
    call: 'settleReturn',
    says: 'long after paying',
    ask: ({ orderId, paymentId }) => ({ body: { external_reference: orderId, payment_id: paymentId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 200 }),
  },
  {
    call: 'receiveWebhook',
    says: 'with the provider’s signature',
    ask: ({ paymentId }) => ({
      ...{ query: `?data.id=${paymentId}&type=payment`, body: {} },
      headers: { 'x-signature': 'genuine' },
    }),
    answers: everybody(200),
    mayTouch: 'who can sign is the provider',
  },
  {
    call: 'receiveWebhook',
    says: 'without it',
    ask: ({ paymentId }) => ({ query: `?data.id=${paymentId}&type=payment`, body: {} }),
    answers: everybody('notice-not-genuine'),
  },
]
