import { z } from 'zod'
import { parcelArrival } from './arrival.ts'
import { charge } from './charge.ts'
import { CHARGEBACK_STATES, DOCUMENTS_STATES } from './chargeback-states.ts'
import { deskClaim, deskWarning } from './disputes.ts'
import { endpoint } from './endpoint.ts'
import { reasonGiven, uuid } from './fields.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY } from './limits.ts'
import { orderDeed } from './order-deeds.ts'
import { ORDER_EVENT_NAMES } from './order-events.ts'
import { parcelComplaint } from './parcel-complaint.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { plainValues } from './plain-values.ts'
import { ORDER_STATES } from './purchases.ts'
import { OPEN_REFUND_STATES, REFUND_STATES } from './refund-states.ts'
import { removals } from './removals.ts'
import { sellerContact, workRow } from './work-list.ts'

/** Orders and their money, as admins look after them. Money is dollars, instants are ISO. */

const params = z.object({ id: z.string() })

const line = z.object({
  ProductId: uuid,
  name: z.string(),
  summary: z.string(),
  company: z.string(),
  companyId: uuid,
  amount: z.number(),
  left: z.number().describe('Of amount, the units that no refund is for'),
  unitPrice: z.number(),
  unitCharged: z.number().describe('In the charge’s currency'),
  leftCharged: z
    .number()
    .describe('In the charge’s currency: what of the line no refund took; units give back no more than that'),
})

const parcel = z.object({
  companyId: uuid,
  company: z.string(),
  ...sellerContact.shape,
  state: z.enum(PARCEL_STATES),
  moneyBack: z
    .boolean()
    .describe('Its money went back or is on its way: while it is pending it cannot leave'),
  warnedAt: z
    .string()
    .nullable()
    .describe('Since when the payment provider asks not to send it, while it is pending'),
  carrier: z.string(),
  tracking: z.string(),
  arrival: parcelArrival.nullable().describe('What its buyer said last; null: nothing'),
  complaint: parcelComplaint,
  removals,
  messages: z.number().describe('How many its buyer and the brewery wrote each other'),
})

/** What happened to an order; `event` is one of contract/order-events.ts. */
const event = z.object({
  id: uuid,
  event: z.enum(ORDER_EVENT_NAMES),
  from: z.enum(ORDER_STATES).nullable(),
  to: z.enum(ORDER_STATES).nullable(),
  at: z.string(),
  payment: z.string().nullable(),
  status: z.string().nullable().describe('What the provider called the payment'),
  reason: z.string().nullable().describe('A code, never somebody’s words'),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
})

const payment = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string().describe('As the provider calls it'),
  statusDetail: z.string().describe('Why, in the provider’s word; empty where it said none'),
  fee: z.number().nullable().describe('What the provider keeps, in `currency`; null while it has not said'),
  net: z.number().nullable().describe('What the account gets, in `currency`'),
  releasedAt: z.string().nullable().describe('From when the account can use the money'),
  money: z.enum(['waiting', 'ended', 'captured', 'given-back', 'charged-back']),
  disposition: z.enum(['applied', 'refund']).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

const notice = z.object({
  id: z.string(),
  paymentId: z.string(),
  receivedAt: z.string(),
  processedAt: z.string().nullable(),
  lastError: z.string(),
  raw: plainValues,
})

const refund = z.object({
  id: uuid,
  paymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string().describe('A code, never somebody’s words'),
  state: z.enum(REFUND_STATES),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  lines: z.array(
    z.object({
      ProductId: uuid,
      name: z.string(),
      amount: z.number(),
      charged: z.number().describe('In the refund’s currency'),
      restocked: z.boolean(),
    }),
  ),
})

const chargeback = z.object({
  id: uuid,
  paymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  documentsRequired: z.boolean(),
  documentsStatus: z.string().describe('As the provider calls it; empty before it told'),
  documentsUntil: z.string().nullable(),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  askedAt: z.string().nullable().describe('When the provider last told of it'),
  lastError: z.string(),
  uploads: z.array(
    z.object({
      id: uuid,
      state: z.enum(DOCUMENTS_STATES),
      lastError: z.string(),
      createdAt: z.string(),
      doneAt: z.string().nullable(),
      documents: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
    }),
  ),
})

const deskOrder = z.object({
  id: uuid,
  date: z.string(),
  paidAt: z.string().nullable(),
  heldUntil: z.string().nullable().describe('While its beers are held'),
  state: z.enum(ORDER_STATES),
  totalPrice: z.number(),
  charge: charge.describe('What the card is charged for it'),
  refundable: z
    .number()
    .describe('What was paid for it and is not on its way back, in the charge’s currency'),
  preferenceId: z.string().nullable(),
  buyer: z.object({ id: uuid, name: z.string(), email: z.string() }),
  delivery: z.object({
    recipient: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
  lines: z.array(line),
  parcels: z.array(parcel),
  events: z.array(event).describe('Oldest first'),
  deeds: z.array(orderDeed).describe('What people did about it besides, oldest first'),
  payments: z.array(payment),
  notices: z.array(notice).describe('What the provider sent about its payments, oldest first'),
  refunds: z.array(refund).describe('Oldest first'),
  claims: z.array(deskClaim).describe('Oldest first'),
  warnings: z.array(deskWarning).describe('Oldest first'),
  chargebacks: z.array(chargeback).describe('What a bank asks back, oldest first'),
  waits: z.array(workRow).describe('What of it is on the work list, the longest waiting first'),
})
export type DeskOrder = z.output<typeof deskOrder>

export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/{id}',
  summary: 'An order whole: where it goes, what became of its beers, and of each cent of it.',
  access: ['Admin'],
  params,
  response: deskOrder,
  status: 200,
})

const refundedUnits = z.strictObject({ ProductId: uuid, quantity: z.int().min(1).max(CART_MAX_QUANTITY) })

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{id}/refunds',
  summary:
    'Owes the buyer of a paid order the money of these units, or without `lines` all that is left of it, and puts the units back on the shelf where `restock` says so. `key` is the caller’s own: the same request under it again answers with the refund that it made; another request under it is 422.',
  access: ['Admin'],
  params,
  body: z.strictObject({
    key: uuid,
    lines: z.array(refundedUnits).min(1).max(CART_MAX_LINES).optional(),
    restock: z.boolean(),
    reason: reasonGiven,
  }),
  response: z.object({ refundId: uuid, amount: z.number() }),
  status: 201,
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds/{id}/retry',
  summary:
    'A refund that the provider refused, or that waits for its next attempt, is sent again now. One that is just being sent stays as it is; 409 when its money is back.',
  access: ['Admin'],
  params,
  response: z.object({ refundId: uuid, state: z.enum(OPEN_REFUND_STATES) }),
  status: 200,
})

const withReason = z.strictObject({ reason: reasonGiven })
const standing = z.object({ orderId: uuid, state: z.enum(ORDER_STATES) })

export const cancelOpenOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/{id}/cancel',
  summary:
    'Ends an order that waits for its payment: its beers go back to the shelf and its buyer is mailed; a payment that still comes goes back. Repeating it changes nothing.',
  access: ['Admin'],
  params,
  body: withReason,
  response: standing,
  status: 200,
})

export const closeReview = endpoint({
  method: 'PUT',
  path: '/admin/orders/{id}/review',
  summary:
    'Closes an order in review as refunded, once all money that came for it is back; 409 says what is still open. Repeating it changes nothing.',
  access: ['Admin'],
  params,
  body: withReason,
  response: standing,
  status: 200,
})
