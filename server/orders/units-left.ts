import { sql } from 'drizzle-orm'

/**
 * Units of an order's line that have not been given back: none of a cancelled parcel, whose units went back with it (of
 * what cost nothing no refund tells), else what was bought less what refunds are for. An integer of `order_lines AS line`, in SQL.
 */
export const UNITS_LEFT = `(CASE
  WHEN EXISTS (SELECT FROM parcels AS whole WHERE whole.order_id = line.order_id
                 AND whole.company_id = line.company_id AND whole.state = 'cancelled') THEN 0
  ELSE line.quantity - coalesce((SELECT sum(back.quantity) FROM refund_lines AS back
                                 JOIN refunds ON refunds.id = back.refund_id
                                 WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0)
  END)::int`

/** The same, to be put into a statement. */
export const unitsLeft = sql.raw(UNITS_LEFT)
