import { type Attempt, sellersOnly } from './attempt.ts'

/** A rival's own lists: of an order that both have a part in, nothing of the other's is in them. */
export const LOOKS_AT_ONES_OWN_SALES: Attempt[] = [
  ...['listSales', 'listSaleGroups', 'getBalance'].map(
    (call): Attempt => ({
      call,
      says: 'of one’s own part of a shared order',
      ask: ({ rivalId }) => ({ params: { companyId: rivalId } }),
      ...sellersOnly(200),
    }),
  ),
  ...['listParcels', 'getFigures', 'downloadFigures', 'downloadSales'].map(
    (call): Attempt => ({
      call,
      says: 'of one’s own part of a shared order',
      ask: ({ rivalId }) => ({ params: { id: rivalId } }),
      ...sellersOnly(200),
    }),
  ),
  {
    call: 'listPayouts',
    says: 'one’s own',
    ask: ({ rivalId }) => ({ query: `?companyId=${rivalId}` }),
    ...sellersOnly(200),
  },
  {
    call: 'listReviews',
    says: 'one’s own, filtered by another’s beer',
    ask: ({ rivalId, beerId }) => ({ params: { id: rivalId }, query: `?beer=${beerId}` }),
    ...sellersOnly(200),
  },
]
