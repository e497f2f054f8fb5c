import { type Attempt, buyersOnly, everybody, sellersOnly } from './attempt.ts'

const PERIOD = '?from=2020-01-01&to=2020-12-31'

/** Sales, money, parcels and reviews of another brewery. */
export const ATTEMPTS_ON_SALES: Attempt[] = [
  ...['listSales', 'listSaleGroups', 'getBalance'].map(
    (call): Attempt => ({
      call,
      ask: ({ companyId }) => ({ params: { companyId } }),
      ...sellersOnly('forbidden'),
    }),
  ),
  {
    call: 'listPayouts',
    ask: ({ companyId }) => ({ query: `?companyId=${companyId}` }),
    ...sellersOnly('forbidden'),
  },
  { call: 'listPayouts', says: 'everybody’s', ask: () => ({}), ...sellersOnly('forbidden') },
  {
    call: 'markPayout',
    ask: ({ companyId }) => ({ body: { companyId, reference: 'x' } }),
    ...everybody('forbidden', 'not-signed-in'),
  },
  {
    call: 'getFigures',
    ask: ({ companyId }) => ({ params: { id: companyId }, query: PERIOD }),
    ...sellersOnly('user-not-found'),
  },
  ...['downloadFigures', 'downloadSales'].map(
    (call): Attempt => ({
      call,
      ask: ({ companyId }) => ({ params: { id: companyId } }),
      ...sellersOnly('user-not-found'),
    }),
  ),
  {
    call: 'listParcels',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'shipParcel',
    says: 'that waits',
    ask: ({ companyId, waitingOrderId }) => ({
      params: { id: companyId, orderId: waitingOrderId },
      body: { carrier: 'Otra', tracking: '1' },
    }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'shipParcel',
    says: 'as if the order were one’s own',
    ask: ({ rivalId, waitingOrderId }) => ({
      params: { id: rivalId, orderId: waitingOrderId },
      body: { carrier: 'Otra', tracking: '1' },
    }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'shipParcel',
    says: 'of an order that both have a part in',
    ask: ({ companyId, sharedOrderId }) => ({
      params: { id: companyId, orderId: sharedOrderId },
      body: { carrier: 'Otra', tracking: '1' },
    }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'deliverParcel',
    ask: ({ companyId, orderId }) => ({ params: { id: companyId, orderId }, body: { idChecked: true } }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'deliverParcel',
    says: 'as if the order were one’s own',
    ask: ({ rivalId, orderId }) => ({ params: { id: rivalId, orderId }, body: { idChecked: true } }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'cancelParcel',
    ask: ({ companyId, waitingOrderId }) => ({ params: { orderId: waitingOrderId, companyId } }),
    ...buyersOnly('not-found'),
  },
  {
    call: 'listReviews',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    ...sellersOnly('user-not-found'),
  },
  {
    call: 'answerReview',
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { answer: 'No es cierto' } }),
    ...sellersOnly('not-found'),
  },
  {
    call: 'answerReview',
    says: 'in place of its answer',
    ask: ({ answeredReviewId }) => ({ params: { id: answeredReviewId }, body: { answer: 'No es cierto' } }),
    ...sellersOnly('not-found'),
  },
  ...(['reviewId', 'answeredReviewId'] as const).map(
    (which): Attempt => ({
      call: 'reportReview',
      says: which === 'reviewId' ? 'that was reported' : 'that nobody reported',
      ask: (target) => ({ params: { id: target[which] }, body: { reason: 'Falsa' } }),
      ...sellersOnly('not-found'),
    }),
  ),
]
