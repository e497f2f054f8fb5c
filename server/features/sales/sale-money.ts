import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { chargeStep } from '../../charge/charge-step.ts'

/**
 * What of a sale is whose: in hundredths of what its order was charged in, which is what debts are in, and in cents of dollars
 * beside them. What is owed is `gross − refunded − paid`, in either.
 */
export type SaleMoney = {
  currency: ChargeCurrency
  grossChargeCents: number
  refundedChargeCents: number
  paidChargeCents: number
  grossCents: number
  refundedUnits: number
  refundedCents: number
  paidCents: number
  paidAt: string | null
}

/**
 * Whether a sale has not left yet. It is no part of what is owed now: its buyer can still cancel it, and what was paid
 * out would have to come back. A sale of which more went back than is left is owed back, wherever its parcel stands.
 * A condition on `parcels`, for a sale of which so much is owed.
 */
export function isUnsent(owedCents: SQL): SQL {
  return sql`(parcels.state = 'pending' AND ${owedCents} > 0)`
}

/**
 * SQL of the money in sales: order_id, beer_id, currency; in its hundredths gross_charge_cents, refunded_charge_cents and
 * paid_charge_cents; in dollars gross_cents, refunded_cents and paid_cents; refunded_units, paid_at.
 *
 * A refund counts from when it is owed to the buyer. One that names its units takes from their lines. One that does not
 * (made on the provider's pages) is shared among all lines of the order by what is left of each, to the smallest coin; its
 * dollars follow from the line's own two prices, so that what is nothing in one is nothing in the other. Money that was charged
 * back and lost is all gone; while nobody has decided, what was not paid out is frozen: it is not owed, and nothing is owed back.
 * Of refunds only those of the payment that was applied count: the others never were the order's.
 * @param asked a query for the order_id and beer_id of the lines, of paid orders
 */
export function saleMoney(asked: SQL): SQL {
  return sql`(
    WITH asked AS MATERIALIZED (
      SELECT order_id, beer_id, line.quantity * line.charge_unit_cents AS gross_charge_cents,
             line.quantity::bigint * line.unit_cents AS gross_cents, orders.charge_currency AS currency
      FROM (${asked}) AS wanted JOIN order_lines AS line USING (order_id, beer_id) JOIN orders ON orders.id = order_id
    ), back AS MATERIALIZED (
      SELECT refunds.id, refunds.order_id, refunds.amount_cents
      FROM refunds JOIN payments ON provider_id = payment_id AND disposition = 'applied'
      WHERE refunds.order_id IN (SELECT order_id FROM asked)
    ), named AS MATERIALIZED (
      SELECT back.order_id, beer_id, sum(back_line.quantity) AS units,
             sum(back_line.quantity * charge_unit_cents) AS charge_cents
      FROM back JOIN refund_lines AS back_line ON refund_id = back.id
      JOIN order_lines AS line USING (order_id, beer_id) GROUP BY 1, 2
    ), unnamed AS (
      SELECT order_id, greatest(sum(charge_cents), 0) AS charge_cents
      FROM (SELECT order_id, amount_cents AS charge_cents FROM back
            UNION ALL SELECT order_id, -charge_cents FROM named) AS parts
      GROUP BY order_id
    ), remaining AS (
      SELECT line.order_id, line.beer_id, line.unit_cents, line.charge_unit_cents, coalesce(named.units, 0) AS units,
             unnamed.charge_cents AS unnamed_cents, ${chargeStep(sql`orders.charge_currency`)} AS step,
             (line.quantity - coalesce(named.units, 0)) * line.charge_unit_cents AS cents
      FROM unnamed JOIN orders ON orders.id = unnamed.order_id JOIN order_lines AS line USING (order_id)
      LEFT JOIN named USING (order_id, beer_id)
    ), summed AS (
      SELECT *, sum(cents) OVER by_order AS all_cents, sum(cents) OVER (by_order ORDER BY beer_id) AS cents_so_far
      FROM remaining WINDOW by_order AS (PARTITION BY order_id)
    ), shared AS (
      -- Each line up to here has its share, rounded down; the difference of two such sums loses nothing.
      SELECT *, CASE WHEN all_cents > 0 THEN step * (
               div(least(unnamed_cents, all_cents) * cents_so_far, all_cents * step)
               - div(least(unnamed_cents, all_cents) * (cents_so_far - cents), all_cents * step)) ELSE 0 END AS share
      FROM summed
    ), refunded AS (
      SELECT order_id, beer_id, units, units * charge_unit_cents + share AS charge_cents,
             units * unit_cents + coalesce(round(share * unit_cents / nullif(charge_unit_cents, 0)), 0) AS cents
      FROM shared
    ), paid AS (
      SELECT payout_lines.order_id, payout_lines.beer_id, sum(payout_lines.amount_cents) AS charge_cents,
             sum(payout_lines.dollar_cents) AS cents, max(payouts.created_at) AS paid_at
      FROM payout_lines JOIN payouts ON payouts.id = payout_id
      WHERE (payout_lines.order_id, payout_lines.beer_id) IN (SELECT order_id, beer_id FROM asked)
      GROUP BY 1, 2
    ), charged_back AS (
      SELECT id AS order_id, EXISTS (SELECT FROM chargebacks WHERE order_id = orders.id AND chargebacks.state = 'lost') AS is_lost
      FROM orders WHERE state = 'charged_back' AND id IN (SELECT order_id FROM asked)
    )
    SELECT asked.order_id, asked.beer_id, asked.currency, gross_charge_cents, gross_cents,
           coalesce(refunded.units, 0)::int AS refunded_units,
           CASE WHEN charged_back.order_id IS NULL THEN coalesce(refunded.charge_cents, 0)::bigint
                WHEN is_lost THEN gross_charge_cents
                ELSE greatest(coalesce(refunded.charge_cents, 0),
                              gross_charge_cents - coalesce(paid.charge_cents, 0))::bigint END AS refunded_charge_cents,
           CASE WHEN charged_back.order_id IS NULL THEN coalesce(refunded.cents, 0)::bigint
                WHEN is_lost THEN gross_cents
                ELSE greatest(coalesce(refunded.cents, 0), gross_cents - coalesce(paid.cents, 0))::bigint END AS refunded_cents,
           coalesce(paid.charge_cents, 0)::bigint AS paid_charge_cents, coalesce(paid.cents, 0)::bigint AS paid_cents,
           paid.paid_at
    FROM asked LEFT JOIN refunded USING (order_id, beer_id) LEFT JOIN paid USING (order_id, beer_id)
    LEFT JOIN charged_back ON charged_back.order_id = asked.order_id
  )`
}
