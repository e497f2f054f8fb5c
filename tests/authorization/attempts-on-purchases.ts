import { type Attempt, buyersOnly, everybody } from './attempt.ts'

/** What others bought from another brewery, and how they paid. */
export const ATTEMPTS_ON_PURCHASES: Attempt[] = [
  {
    call: 'listPurchases',
    says: 'somebody’s',
    ask: ({ buyerId }) => ({ query: `?userPersonId=${buyerId}` }),
    ...buyersOnly('forbidden'),
  },
  {
    call: 'listPurchases',
    says: 'one, without saying whose',
    ask: ({ orderId }) => ({ query: `?id=${orderId}` }),
    ...buyersOnly('forbidden'),
  },
  {
    call: 'listPurchases',
    says: 'one, as one’s own',
    ask: ({ orderId, outsiderId }) => ({ query: `?userPersonId=${outsiderId}&id=${orderId}` }),
    ...buyersOnly(200),
  },
  {
    call: 'latestPurchase',
    says: 'by its payment',
    ask: ({ paymentId }) => ({ body: { payment_id: paymentId } }),
    ...buyersOnly('no-purchase'),
  },
  {
    call: 'latestPurchase',
    says: 'somebody’s',
    ask: ({ buyerId }) => ({ body: { userPersonId: buyerId } }),
    ...buyersOnly('forbidden'),
  },
  ...(['orderId', 'waitingOrderId'] as const).map(
    (which): Attempt => ({
      call: 'settleReturn',
      says: which,
      ask: (target) => ({ body: { external_reference: target[which], payment_id: target.paymentId } }),
      ...buyersOnly(200),
    }),
  ),
  {
    call: 'receiveWebhook',
    ask: ({ paymentId }) => ({ query: `?data.id=${paymentId}&type=payment`, body: {} }),
    ...everybody('notice-not-genuine'),
  },
  {
    call: 'postReview',
    ask: ({ beerId }) => ({ body: { rate: 1, productId: beerId } }),
    ...buyersOnly('not-bought'),
  },
  {
    call: 'postReview',
    says: 'in somebody’s name',
    ask: ({ beerId, buyerId }) => ({ body: { rate: 1, productId: beerId, userPersonId: buyerId } }),
    ...buyersOnly('forbidden'),
  },
  {
    call: 'sendContactMessage',
    says: 'about somebody’s purchase',
    ask: ({ orderId }) => ({
      body: {
        ...{ name: 'Ana', email: 'ana@correo.example', phone: '3510000', message: '¿Y mi cerveza?' },
        purchase: orderId,
      },
    }),
    ...everybody(201),
  },
]
