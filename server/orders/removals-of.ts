import { sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { Removal } from '#contract/removals.ts'
import { LINES_IN_ORDER } from './lines-in-order.ts'

/** A removal as it is read; what it comes to in cents. */
export type ReadRemoval = Omit<Removal, 'refund'> & { cents: number }

/** What was taken out of a parcel before it left, oldest first: JSON of `ReadRemoval`s, of `parcels` joined with `orders`. */
export const removalsOf = sql`(
  SELECT coalesce(json_agg(json_build_object('at', removal.at, 'reason', removal.reason, 'words', removal.words,
    'by', CASE WHEN removal.user_id = orders.buyer_id THEN 'buyer' ELSE 'seller' END,
    'cents', taken.cents, 'lines', taken.lines) ORDER BY removal.id), '[]')
  FROM parcel_removals AS removal CROSS JOIN LATERAL (
    SELECT sum(taken.quantity::bigint * line.unit_cents)::bigint AS cents,
           json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name, 'amount', taken.quantity)
             ORDER BY ${LINES_IN_ORDER}) AS lines
    FROM parcel_removal_lines AS taken
    JOIN order_lines AS line ON line.order_id = removal.order_id AND line.beer_id = taken.beer_id
    WHERE taken.removal_id = removal.id) AS taken
  WHERE removal.order_id = parcels.order_id AND removal.company_id = parcels.company_id)`

export function removalsOnWire(read: ReadRemoval[]): Removal[] {
  return read.map(({ cents, at, ...removal }) => ({
    ...removal,
    at: new Date(at).toISOString(),
    refund: dollarsFromCents(cents),
  }))
}
