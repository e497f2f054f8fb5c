import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/age.ts'
import { orders } from '#database/schema.ts'
import { aPaidOrder } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { onlyAdmins, onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

const PERIOD = '?from=2020-01-01&to=2020-12-31'
const OF_A_COMPANY = {
  companyId: 'the brewery’s',
  rivalId: 'the rival’s, of an order that both have a part in',
}

const BODIES: Record<string, object> = {
  beginPause: { until: dayAt(new Date()), note: 'Vacaciones.' },
  chooseCompanyMails: { sales: 'daily', lowStock: 5 },
}

export const SALES: Row[] = [
  ...['listSales', 'listSaleGroups', 'getBalance'].flatMap((call) =>
    (['companyId', 'rivalId'] as const).map(
      (which): Row => ({
        call,
        says: OF_A_COMPANY[which],
        ask: (target) => ({ params: { companyId: target[which] } }),
        answers: onlySellers({ ...ofCompany(which, 'forbidden'), admin: 200 }),
      }),
    ),
  ),
  ...(['companyId', 'rivalId'] as const).map(
    (which): Row => ({
      call: 'listPayouts',
      says: OF_A_COMPANY[which],
      ask: (target) => ({ query: `?companyId=${target[which]}` }),
      answers: onlySellers({ ...ofCompany(which, 'forbidden'), admin: 200 }),
    }),
  ),
  {
    call: 'listPayouts',
    says: 'everybody’s',
    ask: () => ({}),
    answers: onlySellers({ seller: 'forbidden', rivalSeller: 'forbidden', admin: 200 }),
  },
  {
    call: 'markPayout',
    given: async ({ services, target }) => {
      const sold = await aPaidOrder(services, target.outsiderId, [{ id: target.beerId, quantity: 1 }])
      await freeParcels(services, sold.orderId)
      // Of the country that the shop takes money in: trials are in two.
      const [order] = await services.db.select().from(orders).where(eq(orders.id, sold.orderId))
      return { currency: order!.chargeCurrency }
    },
    ask: ({ companyId, made }) => ({ body: { companyId, currency: made.currency, reference: 'x' } }),
    answers: onlyAdmins(201),
  },
  { call: 'listOwed', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'getOwed',
    ask: ({ companyId }) => ({ params: { companyId } }),
    answers: onlyAdmins(200),
  },
  ...[
    ...['getAdminToday', 'getMarketFigures', 'downloadMarketFigures'],
    ...['getEarnings', 'downloadEarnings', 'downloadJournal'],
  ].map((call): Row => ({ call, ask: () => ({}), answers: onlyAdmins(200) })),
  {
    call: 'countWaits',
    ask: () => ({}),
    answers: onlySellers({ seller: 200, rivalSeller: 200, admin: 200 }),
  },
  ...['getToday', 'getFigures', 'downloadFigures', 'downloadSales'].flatMap((call) =>
    (['companyId', 'rivalId'] as const).map(
      (which): Row => ({
        call,
        says: OF_A_COMPANY[which],
        ask: (target) => ({ params: { id: target[which] }, ...(call === 'getFigures' && { query: PERIOD }) }),
        answers: onlySellers({ ...ofCompany(which, 'user-not-found'), admin: 200 }),
      }),
    ),
  ),
  ...['getPause', 'beginPause', 'endPause', 'getCompanyMails', 'chooseCompanyMails'].flatMap((call) =>
    (['companyId', 'rivalId'] as const).map(
      (which): Row => ({
        call,
        says: OF_A_COMPANY[which],
        ask: (target) => ({ params: { id: target[which] }, ...(call in BODIES && { body: BODIES[call]! }) }),
        answers: onlySellers(ofCompany(which, 'user-not-found')),
      }),
    ),
  ),
  ...(['companyId', 'rivalId'] as const).map(
    (which): Row => ({
      call: 'findSales',
      says: OF_A_COMPANY[which],
      ask: (target) => ({ params: { companyId: target[which] } }),
      answers: onlySellers({ ...ofCompany(which, 'user-not-found'), admin: 200 }),
    }),
  ),
]

/** Each company reads its own. */
function ofCompany(which: 'companyId' | 'rivalId', refusal: 'forbidden' | 'user-not-found') {
  return which === 'companyId'
    ? ({ seller: 200, rivalSeller: refusal } as const)
    : ({ seller: refusal, rivalSeller: 200 } as const)
}
