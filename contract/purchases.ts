import { z } from 'zod'
import { parcelArrival } from './arrival.ts'
import { charge } from './charge.ts'
import { COMPLAINT_STATES, OPEN_COMPLAINT_STATES } from './complaint-states.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, pageNumber, queryId, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE, MY_ORDERS_PER_PAGE, PLAIN_LIST_LIMIT, SEARCH_MAX_CHARACTERS } from './limits.ts'
import { ownWithdrawal } from './own-withdrawal.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { UNUSED_PAYMENT_REASONS } from './refund-reasons.ts'
import { REJECTIONS } from './rejections.ts'
import { removals } from './removals.ts'

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

/** Why an order ended unpaid: nobody paid it in time, another cart took its place, or the administration ended it. */
const ENDED_BECAUSE = ['unpaid', 'replaced', 'withdrawn', 'administration'] as const

/** Where an order goes, as it was said then; empty once its buyer deleted their account. */
const purchaseDelivery = z.object({
  recipient: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
})

/** Money on its way back, or back: of these units, or of the whole payment where it names none. */
const purchaseRefund = z.object({
  id: uuid,
  date: z.string().describe('When it was decided, an ISO instant'),
  doneDate: z.string().nullable().describe('When the provider gave it back; null while it is on its way'),
  standing: z
    .enum(['on-its-way', 'in-process', 'back', 'refused'])
    .describe(
      'in-process: the provider has taken it on and not finished it; refused: it said no, and the shop has to see to it',
    ),
  amount: z.number().describe('In dollars, as the prices'),
  charged: z.number().describe('What goes back to the card, in chargeCurrency'),
  chargeCurrency: z.string().describe('That of the payment that it is of'),
  because: z
    .enum(UNUSED_PAYMENT_REASONS)
    .nullable()
    .describe('Why a payment went back whole that its order had no use for; null for what was asked for'),
  Items: z.array(z.object({ ProductId: uuid, name: z.string(), amount: z.number() })),
})
export type PurchaseRefund = z.output<typeof purchaseRefund>

const purchaseItem = z.object({
  id: z.string(),
  ProductId: uuid,
  name: z.string(),
  summary: z.string().describe('Presentation of the beer when it was bought'),
  company: z.string(),
  companyId: uuid,
  image: z.string(),
  amount: z.number(),
  left: z
    .number()
    .describe(
      'Of amount, the units that have not been given back, nor taken out of their parcel where they cost nothing',
    ),
  leftPrice: z
    .number()
    .describe(
      'Of totalPrice, the dollars that have not been given back: less than `left` units cost where an amount was',
    ),
  unitPrice: z.number(),
  totalPrice: z.number(),
  updatedAt: z.string(),
  parcel: z.enum(PARCEL_STATES).nullable(),
  reviewed: z.boolean(),
  noReview: z
    .enum(['free', 'given-back', 'own-brewery'])
    .nullable()
    .describe(
      'Why this line gives no review: it cost nothing, was cancelled or refunded, or its buyer is the brewery; null where it does',
    ),
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
  openComplaint: z
    .enum(OPEN_COMPLAINT_STATES)
    .nullable()
    .describe('How what its buyer complains of stands while it is not over; null: nothing is open'),
})
export type PurchaseParcel = z.output<typeof purchaseParcel>

/** An order as its buyer sees it; money in dollars, `date` an ISO instant. */
export const purchase = z.object({
  id: uuid,
  date: z.string(),
  state: z.enum(ORDER_STATES),
  totalPrice: z.number(),
  refunded: z.number().describe('What is back of its money; not of a second payment, of which all is'),
  charge: charge.describe('What the card is charged for it'),
  userPersonId: uuid,
  buyerName: z.string(),
  buyerEmail: z.string().describe('Empty once they deleted their account'),
  continuePaying: z.string().nullable().describe('The payment address while the order can still be paid'),
  heldUntil: z
    .string()
    .nullable()
    .describe('Until when its beers are kept for the buyer; null: they are not'),
  paymentInProcess: z
    .boolean()
    .describe('Its newest payment is with the provider, who has not decided about it yet'),
  rejectedBecause: z
    .enum(REJECTIONS)
    .nullable()
    .describe('Why its newest payment was rejected, while it waits for another and something can be done'),
  endedBecause: z.enum(ENDED_BECAUSE).nullable().describe('Of an order that expired or was cancelled'),
  delivery: purchaseDelivery,
  refunds: z.array(purchaseRefund),
  Items: z.array(purchaseItem),
  parcels: z.array(purchaseParcel),
})
export type Purchase = z.output<typeof purchase>

/** What one brewery sends, with all that happened to it, each an ISO instant. */
const ownParcel = purchaseParcel.extend({
  handOverCode: z
    .string()
    .nullable()
    .describe('What its buyer says at the door, while it is on its way; null: nothing'),
  shippedAt: z.string().nullable().describe('When it left; corrections of its way change nothing'),
  deliveredAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.enum(['buyer', 'seller']).nullable().describe('seller: its brewery could not send it'),
  removals,
  moneyBack: z
    .boolean()
    .describe('Its money went back or is on its way: while it is pending it is not sent any more'),
  complaint: z
    .object({
      mayOpen: z.boolean().describe('Something of it can be complained of now'),
      state: z.enum(COMPLAINT_STATES).nullable().describe('How the newest one stands; null: there is none'),
    })
    .describe('What its buyer complains of'),
  arrival: parcelArrival
    .extend({ mayChange: z.boolean().describe('The other answer would be taken') })
    .nullable()
    .describe('What its buyer said last; null: nothing'),
  messages: z.object({
    count: z.number().describe('What its buyer and the brewery wrote each other'),
    unread: z.number().describe('Of them, the brewery’s that its buyer has not looked at'),
  }),
})
export type OwnParcel = z.output<typeof ownParcel>

/** An order whole, as its buyer reads it on its own page. */
const ownPurchase = purchase.extend({
  paidAt: z.string().nullable().describe('ISO instant'),
  phone: z.string().describe('That of the delivery; empty where none was given'),
  parcels: z.array(ownParcel),
  withdrawal: ownWithdrawal.nullable().describe('That it was withdrawn from, the newest time; null: never'),
})
export type OwnPurchase = z.output<typeof ownPurchase>

export const getPurchase = endpoint({
  method: 'GET',
  path: '/purchases/{id}',
  summary:
    'An order of the session’s buyer, with what became of each brewery’s part of it. The same 404 for somebody else’s, one that there is not, and what is no id.',
  access: ['Person'],
  params: z.object({ id: z.string() }),
  response: ownPurchase,
  status: 200,
})

/** What waits for a buyer: a brewery's offer, that it said no, or what it wrote and nobody has looked at. */
const purchaseAsk = z.object({
  orderId: uuid,
  companyId: uuid,
  company: z.string(),
  ask: z.enum(['offered', 'offered-again', 'refused', 'message']),
})
export type PurchaseAsk = z.output<typeof purchaseAsk>

const purchasePage = z.object({
  purchases: z.array(purchase),
  total: z.number(),
  totalPages: z.number(),
  asks: z
    .array(purchaseAsk)
    .describe('What waits for the buyer who asks, of all their orders, the newest order first'),
})
export type PurchasePage = z.output<typeof purchasePage>

export const listPurchases = endpoint({
  method: 'GET',
  path: '/shoppingHistories',
  summary: `Purchases, newest first: an array, at most ${PLAIN_LIST_LIMIT}; with \`pag\` ${ADMIN_ROWS_PER_PAGE} a page, for buyers ${MY_ORDERS_PER_PAGE}, and how many there are; \`q\` finds those whose code, beers or breweries hold all of its words; with \`id\` that one alone. A buyer sees their own; without userPersonId it is for admins.`,
  access: ['Person', 'Admin'],
  query: z.strictObject({
    userPersonId: queryId,
    id: queryId,
    q: optionalText(SEARCH_MAX_CHARACTERS),
    pag: pageNumber,
  }),
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
