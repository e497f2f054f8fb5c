import type { BusyTarget } from './a-busy-target.ts'

type Word = Extract<keyof BusyTarget, string> | 'me' | 'fresh'

/**
 * A value that only the running shop knows, as requests are written with: `known('beerId')` is «beerId», and the id takes
 * its place when the request is sent. So a request reads well, and means the same in another shop.
 */
function known(name: Word): string {
  return `«${name}»`
}

/** Numbers that JSON can say and JavaScript cannot hold: `«number:1e999»` is sent without its quotes. */
const NUMBER = /"«number:([^»]+)»"/g
const WORD = /«(\w+)»/g

let count = 0

/** A text with everything that is known written in. `fresh` is another number each time. */
export function fillIn(text: string, words: Record<string, unknown>): string {
  return text
    .replace(NUMBER, '$1')
    .replace(WORD, (whole, name) => (name === 'fresh' ? String(++count) : String(words[name] ?? whole)))
}

const BEERS = ['beerId', 'beerId', 'rivalBeerId', 'turnedOffId', 'blockedId', 'pastDateId'] as const
const COMPANIES = ['companyId', 'companyId', 'rivalId', 'me'] as const
const ORDERS = ['orderId', 'waitingOrderId', 'sharedOrderId', 'openOrderId', 'reviewOrderId'] as const
const PEOPLE = ['me', 'buyerId', 'outsiderId', 'sharedBuyerId', 'otherAdminId'] as const
const COMPLAINTS = ['complaintId', 'escalatedComplaintId'] as const
const REVIEWS = ['reviewId', 'answeredReviewId'] as const

/** Ids by the place that they are for: the name of a field, or the part of a path that stands before a parameter. */
const IDS: Record<string, readonly Word[]> = {
  ...{ productId: BEERS, ProductId: BEERS, beer: BEERS, product: BEERS },
  ...{ companyId: COMPANIES, userCompanyId: COMPANIES, company: COMPANIES, companies: COMPANIES },
  ...{ usercompanysales: COMPANIES, usercompanysalessummary: COMPANIES, owed: COMPANIES },
  ...{ orderId: ORDERS, orders: ORDERS, ShoppingHistoryId: ORDERS, purchase: ORDERS },
  external_reference: ORDERS,
  ...{ userPersonId: PEOPLE, persons: PEOPLE, actor: ['adminId', 'otherAdminId', 'buyerId'] },
  ...{ reviews: REVIEWS, 'beer-imports': ['importId'], messages: ['messageId'] },
  withdrawals: ['withdrawalId'],
  reports: ['reportId'],
  ...{
    webhooks: ['webhookId'],
    webhookId: ['webhookId'],
    deliveries: ['deliveryId'],
    deliveryId: ['deliveryId'],
  },
  ...{ complaintId: COMPLAINTS, complaints: COMPLAINTS },
  ...{ products: BEERS, changeBuyer: PEOPLE, changeCompany: COMPANIES },
  ...{ refunds: ['refundId', 'failedRefundId'], sessions: ['sessionId', 'ownSessionId'] },
  ...{
    jobs: ['mailId', 'noticeId', 'failedRefundId', 'importId'],
    payment_id: ['paymentId', 'newPaymentId'],
  },
  'data.id': ['paymentId', 'newPaymentId'],
}
const ALL_IDS = [...new Set([...Object.values(IDS).flat(), 'userId', 'adminId'] as const)]

/** Ids of every kind: mostly others'. */
export const EVERY_ID = ALL_IDS.map(known)

/** Ids of the shop that belong where the name says; undefined where it says nothing. */
export function idsFor(name: string): string[] | undefined {
  return IDS[name]?.map(known)
}

/** What people write into fields of these names. */
export const WRITTEN: Record<string, readonly string[]> = {
  name: ['Ñandú Roja', 'María José', 'Ana'],
  lastName: ['Núñez', "O'Higgins"],
  email: ['nueva-«fresh»@correo.example', '«buyerEmail»', '«email»', '«myEmail»'],
  password: ['Cebada2024'],
  newPassword: ['Cebada2024'],
  currentPassword: ['Cebada2024', 'Avena2031'],
  document: ['30123456', '27333444'],
  phone: ['+54 351 555 0101'],
  country: ['Argentina'],
  state: ['Córdoba'],
  city: ['Villa María', 'Quilpué'],
  address: ['San Martín 120', 'https://stock.cerveceria.example/avisos'],
  number: ['«orderId»', '3F2A91C0'],
  words: ['Me arrepiento.', 'Me arrepiento.', ''],
  counted: ['calendar', 'business'],
  recipient: ['Ana Paz'],
  company: ['Cervecería Los 3 Ríos'],
  image: ['', '«picture»', '/labels/x.svg'],
  carrier: ['Correo Andino'],
  tracking: ['', 'AR 123'],
  reference: ['', 'TRF-1'],
  reason: ['Porque sí.', 'Porque sí.', ''],
  rows: ['good'],
  code: ['123456', '000000'],
  from: ['2026-01-01', ''],
  to: ['2026-12-31', '2026-01-02', ''],
  packagedOn: ['2026-10-01', ''],
  bestBefore: ['2027-05-01', ''],
  pag: ['1', '2', '9999999', ''],
  cursor: EVERY_ID,
  subject: EVERY_ID,
  token: ['«token»'],
  q: ['an', 'Uno', '%', '«orderId»', ''],
  status: ['true', 'false'],
  type: ['payment'],
}
/** How many stars, beers, dollars people mean in fields of these names. */
export const COUNTED: Record<string, readonly number[]> = {
  document: [30123456, 27333444],
  quantity: [1, 2],
  price: [4.5, 0],
  amount: [4.5, 9],
  ABV: [6.2],
  stock: [0, 12],
  stockShown: [10],
  editionShown: [1],
  edition: [0, 1],
  left: [1, 2],
  times: [1, 2],
}
