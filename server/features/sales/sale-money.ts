import { type SQL, sql } from 'drizzle-orm'

/** What of a sale is whose, in cents. What is owed is `gross − refunded − paid`. */
export type SaleMoney = {
  grossCents: number
  refundedUnits: number
  refundedCents: number
  paidCents: number
  paidAt: string | null
}

/**
 * Whether a sale has not left yet. It is no part of what is owed now: its buyer can still cancel it, and what was paid
 * out would have to come back. A sale of which more went back than is left is owed back, wherever its parcel stands.
 * A condition on `parcels`, for a sale of which so many cents are owed.
 */
export function isUnsent(owedCents: SQL): SQL {
  return sql`(parcels.state = 'pending' AND ${owedCents} > 0)`
}

/**
 * SQL of the money in sales: order_id, beer_id, gross_cents, refunded_units, refunded_cents, paid_cents, paid_at.
 *
 * A refund counts from when it is owed to the buyer. One that names its units takes from their lines. One that does not
 * (made on the provider's pages) is shared among all lines of the order by what is left of each, to the cent: of what was
 * charged that part of the dollars that is left. Money that was charged back and lost is all gone; while nobody has decided, what was not paid out is frozen: it is not owed, and nothing is owed back. Of refunds only those of the payment that was applied count: the others never were the
 * order's.
 * @param asked a query for the order_id, beer_id, quantity and unit_cents of the lines, of paid orders
 */
export function saleMoney(asked: SQL): SQL {
  return sql`(
    WITH asked AS MATERIALIZED (${asked}),
    back AS MATERIALIZED (
      SELECT refunds.id, refunds.order_id, refunds.amount_cents
      FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
      WHERE refunds.order_id IN (SELECT order_id FROM asked)
    ), named AS MATERIALIZED (
      SELECT back.order_id, beer_id, sum(back_line.quantity) AS units,
             sum(back_line.quantity::bigint * unit_cents) AS cents,
             sum(back_line.quantity * charge_unit_cents) AS charge_cents
      FROM back JOIN refund_lines AS back_line ON refund_id = back.id
      JOIN order_lines AS line USING (order_id, beer_id) GROUP BY 1, 2
    ), unnamed AS (
      SELECT order_id, greatest(sum(charge_cents), 0) AS charge_cents
      FROM (SELECT order_id, amount_cents AS charge_cents FROM back
            UNION ALL SELECT order_id, -charge_cents FROM named) AS parts
      GROUP BY order_id
    ), remaining AS (
      SELECT line.order_id, line.beer_id, coalesce(named.units, 0) AS units, coalesce(named.cents, 0) AS named_cents,
             unnamed.charge_cents AS unnamed_charge_cents,
             line.quantity::bigint * line.unit_cents - coalesce(named.cents, 0) AS cents,
             line.quantity * line.charge_unit_cents - coalesce(named.charge_cents, 0) AS charge_cents
      FROM unnamed JOIN order_lines AS line USING (order_id) LEFT JOIN named USING (order_id, beer_id)
    ), summed AS (
      SELECT *, sum(cents) OVER by_order AS all_cents, sum(cents) OVER (by_order ORDER BY beer_id) AS cents_so_far,
             round(unnamed_charge_cents * sum(cents) OVER by_order / nullif(sum(charge_cents) OVER by_order, 0))
               AS unnamed_cents
      FROM remaining WINDOW by_order AS (PARTITION BY order_id)
    ), refunded AS (
      -- Each line up to here has its share, rounded down; the difference of two such sums loses no cent.
      SELECT order_id, beer_id, units, named_cents + CASE WHEN all_cents > 0 THEN
               div(least(unnamed_cents, all_cents) * cents_so_far, all_cents)
               - div(least(unnamed_cents, all_cents) * (cents_so_far - cents), all_cents) ELSE 0 END AS cents
      FROM summed
    ), paid AS (
      SELECT payout_lines.order_id, payout_lines.beer_id, sum(payout_lines.amount_cents) AS cents,
             max(payouts.created_at) AS paid_at
      FROM payout_lines JOIN payouts ON payouts.id = payout_id
      WHERE (payout_lines.order_id, payout_lines.beer_id) IN (SELECT order_id, beer_id FROM asked)
      GROUP BY 1, 2
    ), charged_back AS (
      SELECT id AS order_id, EXISTS (SELECT FROM chargebacks WHERE order_id = orders.id AND chargebacks.state = 'lost') AS is_lost
      FROM orders WHERE state = 'charged_back' AND id IN (SELECT order_id FROM asked)
    )
    SELECT asked.order_id, asked.beer_id, asked.quantity::bigint * asked.unit_cents AS gross_cents,
           coalesce(refunded.units, 0)::int AS refunded_units,
           CASE WHEN charged_back.order_id IS NULL THEN coalesce(refunded.cents, 0)::bigint
                WHEN is_lost THEN asked.quantity::bigint * asked.unit_cents
                ELSE greatest(coalesce(refunded.cents, 0),
                              asked.quantity::bigint * asked.unit_cents - coalesce(paid.cents, 0))::bigint END AS refunded_cents,
           coalesce(paid.cents, 0)::bigint AS paid_cents, paid.paid_at
    FROM asked LEFT JOIN refunded USING (order_id, beer_id) LEFT JOIN paid USING (order_id, beer_id)
    LEFT JOIN charged_back ON charged_back.order_id = asked.order_id
  )`
}
