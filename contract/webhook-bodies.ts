import { z } from 'zod'
import { COMPLAINT_KINDS } from './complaint-states.ts'
import { SHORTFALL_REASONS } from './shortfall-reasons.ts'
import type { WebhookKind } from './webhook-states.ts'

/**
 * What a webhook's body says: `{ type, timestamp, data }`, as Standard Webhooks advises. Nothing of who bought stands in it: ids, and
 * what of the brewery's own beers it is about. The database writes them as it writes what happened (triggers of the migration that
 * made `webhook_deliveries`); a test holds the two together. Sums are in the currency named, or in dollars.
 */

const id = z.uuid()
const units = z.int().min(1)
const unitsOrNone = z
  .int()
  .min(0)
  .describe('0: the price was lowered after the sale, and the units stay with their buyer')
const order = { orderId: id }
const lines = <Line extends z.ZodRawShape>(line: Line) =>
  z.array(z.strictObject({ beerId: id, quantity: units, ...line }))

/** `data` of each kind. */
const DATA = {
  'order.paid': z.strictObject({
    ...order,
    lines: lines({ name: z.string(), presentation: z.string(), unitPrice: z.number() }),
  }),
  'parcel.cancelled': z.strictObject({ ...order, by: z.enum(['buyer', 'brewery']) }),
  'units.removed': z.strictObject({
    ...order,
    removalId: id,
    refundId: id
      .nullable()
      .describe(
        'The sale.refunded of the same lines: they return to the shelf once; null: they cost nothing',
      ),
    by: z.enum(['buyer', 'brewery']),
    reason: z.enum(SHORTFALL_REASONS).nullable(),
    lines: lines({ restocked: z.boolean() }),
  }),
  'sale.refunded': z.strictObject({
    ...order,
    refundId: id,
    lines: lines({ quantity: unitsOrNone, restocked: z.boolean(), amount: z.number() }),
  }),
  'beer.out': z.strictObject({ beerId: id, name: z.string() }),
  'complaint.opened': z.strictObject({
    ...order,
    complaintId: id,
    kind: z.enum(COMPLAINT_KINDS),
    answerBy: z.iso.datetime({ offset: true }).nullable(),
    lines: lines({}),
  }),
  'payout.paid': z.strictObject({
    payoutId: id,
    currency: z.string(),
    amount: z.number(),
    reference: z.string(),
  }),
  'webhook.test': z.strictObject({ message: z.string() }),
} as const satisfies Record<WebhookKind, z.ZodType>

const bodyOf = <Kind extends WebhookKind>(kind: Kind) =>
  z.strictObject({ type: z.literal(kind), timestamp: z.iso.datetime({ offset: true }), data: DATA[kind] })

/** The whole body of each kind: the API's document describes them as its `webhooks`. */
export const WEBHOOK_BODIES = {
  'order.paid': bodyOf('order.paid'),
  'parcel.cancelled': bodyOf('parcel.cancelled'),
  'units.removed': bodyOf('units.removed'),
  'sale.refunded': bodyOf('sale.refunded'),
  'beer.out': bodyOf('beer.out'),
  'complaint.opened': bodyOf('complaint.opened'),
  'payout.paid': bodyOf('payout.paid'),
  'webhook.test': bodyOf('webhook.test'),
} as const satisfies Record<WebhookKind, z.ZodType>
