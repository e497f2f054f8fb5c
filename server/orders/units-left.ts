import { sql } from 'drizzle-orm'

/** Units of a line that cost nothing and were taken out of their parcel before it left: no refund tells of them. */
const FREE_REMOVED = `coalesce((
    SELECT sum(taken.quantity) FROM parcel_removals AS removal
    JOIN parcel_removal_lines AS taken ON taken.removal_id = removal.id AND taken.beer_id = line.beer_id
    WHERE removal.order_id = line.order_id AND removal.company_id = line.company_id AND removal.refund_id IS NULL), 0)`

/**
 * Units of an order's line that have not been given back: none of a cancelled parcel, whose units went back with it (of
 * what cost nothing no refund tells), else what was bought less what refunds are for, or what was taken out of the parcel where a
 * unit cost nothing. An integer of `order_lines AS line`, in SQL.
 */
export const UNITS_LEFT = `(CASE
  WHEN EXISTS (SELECT FROM parcels AS whole WHERE whole.order_id = line.order_id
                 AND whole.company_id = line.company_id AND whole.state = 'cancelled') THEN 0
  ELSE line.quantity - coalesce((SELECT sum(back.quantity) FROM refund_lines AS back
                                 JOIN refunds ON refunds.id = back.refund_id
                                 WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0)
    - CASE WHEN line.charge_unit_cents = 0 THEN ${FREE_REMOVED} ELSE 0 END
  END)::int`

/**
 * What of an order's line has not gone back, in hundredths of what the order was charged in: what its units cost less what refunds
 * took of it. What went back at the provider's own pages names no line, and is not taken off here. A bigint of `order_lines AS line`.
 */
export const chargeLeft = sql`(line.quantity * line.charge_unit_cents - coalesce((
  SELECT sum(back.amount_cents) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
  WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0))::bigint`

/** The same in cents of dollars, as prices are told. */
export const leftDollars = sql`line_dollars(${chargeLeft}, line.unit_cents, line.charge_unit_cents)`

/** The same as UNITS_LEFT, to be put into a statement. */
export const unitsLeft = sql.raw(UNITS_LEFT)
