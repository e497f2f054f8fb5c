import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageNumber, queryId, uuid } from './fields.ts'
import { PARCEL_STATES } from './parcel-states.ts'

export const ORDER_STATES = [
  'pending',
  'paid',
  'expired',
  'cancelled',
  'review',
  'refund_due',
  'refunded',
  'charged_back',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const purchaseItem = z.object({
  id: z.string(),
  ProductId: uuid,
  name: z.string(),
  summary: z.string().describe('Presentation of the beer when it was bought'),
  company: z.string(),
  companyId: uuid,
  image: z.string(),
  amount: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  updatedAt: z.string(),
  parcel: z.enum(PARCEL_STATES).nullable(),
  reviewed: z.boolean(),
})

/** What one brewery sends for an order; there is none before it is paid. */
const purchaseParcel = z.object({
  companyId: uuid,
  company: z.string(),
  state: z.enum(PARCEL_STATES),
  carrier: z.string(),
  tracking: z.string(),
  refund: z
    .number()
    .nullable()
    .describe(
      'Dollars that come back when the buyer cancels it now; null when it can no longer be cancelled',
    ),
})
export type PurchaseParcel = z.output<typeof purchaseParcel>

/** An order as its buyer sees it; money in dollars, `date` an ISO instant. */
const purchase = z.object({
  id: uuid,
  date: z.string(),
  state: z.enum(ORDER_STATES),
  totalPrice: z.number(),
  refunded: z.number(),
  userPersonId: uuid,
  buyerName: z.string(),
  buyerEmail: z.string().describe('Empty once they deleted their account'),
  continuePaying: z.string().nullable().describe('The payment address while the order can still be paid'),
  Items: z.array(purchaseItem),
  parcels: z.array(purchaseParcel),
})
export type Purchase = z.output<typeof purchase>

const purchasePage = z.object({ purchases: z.array(purchase), total: z.number(), totalPages: z.number() })
export type PurchasePage = z.output<typeof purchasePage>

export const listPurchases = endpoint({
  method: 'GET',
  path: '/shoppingHistories',
  summary:
    'Purchases, newest first: an array, at most 1,000; with `pag` 25 a page and how many there are; with `id` that one alone. A buyer sees their own; without userPersonId it is for admins.',
  access: ['Person', 'Admin'],
  query: z.strictObject({ userPersonId: queryId, id: queryId, pag: pageNumber }),
  response: z.union([purchasePage, z.array(purchase)]),
  status: 200,
})

/** The purchases of an answer, whether they came as an array or as a page. */
export function purchasesIn(answer: PurchasePage | Purchase[]): Purchase[] {
  return Array.isArray(answer) ? answer : answer.purchases
}

export const latestPurchase = endpoint({
  method: 'POST',
  path: '/shoppingHistory',
  summary:
    'The newest settled purchase of the session’s buyer, or the one of `payment_id`. Never creates one: payments do. 404 when there is none.',
  access: ['Person'],
  body: z.strictObject({
    date: z.unknown().optional(),
    totalPrice: z.unknown().optional(),
    userPersonId: uuid.optional(),
    items: z.unknown().optional(),
    payment_id: z.string().max(64).optional(),
  }),
  response: purchase,
  status: 200,
})
