import { z } from 'zod'
import { CHARGEBACK_STATES } from '../chargeback-states.ts'
import { CLAIM_STATES } from '../claim-states.ts'
import { COMPLAINT_EVENT_NAMES, COMPLAINT_KINDS, COMPLAINT_STATES } from '../complaint-states.ts'
import { ORDER_EVENT_NAMES } from '../order-events.ts'
import { ORDER_STATES } from '../purchases.ts'
import { dollars, instant, parcel, place } from './parts.ts'

const line = z.strictObject({
  beerId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  name: z.string(),
  presentation: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: dollars,
  unitCharged: z.number().describe('In the order’s chargeCurrency'),
})

const refund = z.strictObject({
  id: z.string(),
  paymentId: z.string(),
  amount: z.number().describe('In its payment’s currency'),
  reason: z.string(),
  state: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
  lines: z.array(
    z.strictObject({
      ...{ beerId: z.string(), quantity: z.number().describe('0: its price was lowered') },
      amount: z.number().describe('In its payment’s currency'),
    }),
  ),
})

const chargeback = z.strictObject({
  paymentId: z.string(),
  amount: z.number().describe('In its payment’s currency'),
  currency: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  openedAt: instant,
  closedAt: instant.nullable(),
})

const order = z.strictObject({
  id: z.string(),
  state: z.enum(ORDER_STATES),
  total: dollars,
  charged: z.number().describe('What the card was charged, in chargeCurrency'),
  chargeCurrency: z.string(),
  rate: z.number().nullable().describe('What a dollar cost then'),
  rateSource: z.string().nullable(),
  rateAt: instant.nullable(),
  createdAt: instant,
  reservedUntil: instant.nullable().describe('Until when its beers were kept; null: they never were'),
  payableUntil: instant,
  paidAt: instant.nullable(),
  delivery: z.strictObject({ recipient: z.string(), phone: z.string(), ...place }),
  lines: z.array(line),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      amount: z.number().describe('In `currency`'),
      currency: z.string(),
      status: z.string(),
      statusDetail: z.string().describe('Why, in the provider’s word'),
      createdAt: instant,
    }),
  ),
  refunds: z.array(refund),
  claims: z
    .array(
      z.strictObject({
        id: z.string(),
        paymentId: z.string(),
        kind: z.string(),
        stage: z.string(),
        reason: z.string(),
        state: z.enum(CLAIM_STATES),
        openedAt: instant,
        closedAt: instant.nullable(),
      }),
    )
    .describe('Made at the payment provider, in its codes'),
  chargebacks: z.array(chargeback).describe('What their bank asked back'),
  parcels: z.array(parcel),
  events: z.array(
    z
      .strictObject({
        event: z.enum(ORDER_EVENT_NAMES),
        toState: z.enum(ORDER_STATES).nullable(),
        at: instant,
      })
      .describe('Oldest first'),
  ),
})

const complaint = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  companyId: z.string(),
  kind: z.enum(COMPLAINT_KINDS),
  state: z.enum(COMPLAINT_STATES),
  dueAt: instant.nullable().describe('Until when somebody had to answer'),
  refundId: z.string().nullable(),
  carrier: z.string().describe('Who took what was sent again; empty where nothing was'),
  tracking: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  lines: z.array(
    z.strictObject({
      ...{ beerId: z.string(), units: z.number(), asked: z.number().describe('Dollars') },
      ...{ offered: z.number(), offeredAmount: z.number().describe('Dollars') },
    }),
  ),
  events: z
    .array(
      z.strictObject({
        event: z.enum(COMPLAINT_EVENT_NAMES),
        words: z.string().describe('To whoever complained all that was said; to others their own'),
        units: z.number().nullable(),
        amount: z.number().nullable().describe('Dollars, where it is about an amount'),
        at: instant,
      }),
    )
    .describe('Oldest first'),
})

const review = z.strictObject({
  id: z.string(),
  beerId: z.string(),
  beerName: z.string(),
  rate: z.number(),
  comment: z.string(),
  answer: z.string(),
  answeredAt: instant.nullable(),
  hiddenAt: instant.nullable().describe('When the administration hid it; null while everybody sees it'),
  createdAt: instant,
})

/** What was bought, and what was said of it. */
export const OF_PURCHASES = {
  orders: z.array(order).describe('What was bought, newest first'),
  complaints: z
    .array(complaint)
    .describe('About parcels: their own, about their brewery, or decided by them'),
  reviews: z.array(review),
}
