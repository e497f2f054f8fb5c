import { sql } from 'drizzle-orm'
import { unitsToGiveBack } from './complaint-of.ts'
import { chargeLeft } from './units-left.ts'

/**
 * Whether money of an order went back without saying for which units, as a refund at the provider's own pages does: less is left of
 * its payment than is left of all lines. It may have been for any of them. A condition on `orders`.
 */
const wentBackUnsaid = sql`EXISTS (
  SELECT FROM payments WHERE payments.order_id = orders.id AND payments.disposition = 'applied'
  AND payments.amount_cents - coalesce((SELECT sum(refunds.amount_cents) FROM refunds WHERE refunds.payment_id = payments.provider_id), 0)
    < (SELECT sum(${chargeLeft}) FROM order_lines AS line WHERE line.order_id = orders.id))`

/**
 * Whether what a complaint is about may not be sent again: its money, or some of it, went back by another way, may have, or a bank
 * asks for it. A condition on `complaints` joined with `orders`.
 */
export const isPaidInstead = sql`(${wentBackUnsaid} OR EXISTS (
  SELECT FROM complaint_lines AS promised
  JOIN order_lines AS line ON line.order_id = orders.id AND line.beer_id = promised.beer_id
  WHERE promised.complaint_id = complaints.id AND ${unitsToGiveBack} < promised.units))`
