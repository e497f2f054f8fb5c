import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { linePositions } from '#database/ledger/line-positions.ts'

/** What of a sold line is whose, by the ledger: in hundredths of what its order was charged in, and in cents of dollars at its own price. */
export type LineMoney = {
  currency: ChargeCurrency
  grossChargeCents: number
  refundedChargeCents: number
  owedChargeCents: number
  paidChargeCents: number
  commissionCents: number
  commissionTaxCents: number
  feeCents: number
  grossCents: number
  refundedUnits: number
  refundedCents: number
  owedCents: number
  paidCents: number
  paidAt: string | null
}

/**
 * SQL of the money in sales: order_id, beer_id, currency; in its hundredths gross_charge_cents, refunded_charge_cents (what a
 * bank asks back counts as gone until it has decided), owed_charge_cents (now or later) and paid_charge_cents, and what is not the
 * brewery’s of the rest: commission_cents, commission_tax_cents, fee_cents (the provider’s, where breweries bear it); in dollars gross_cents, refunded_cents, owed_cents and
 * paid_cents; refunded_units, paid_at.
 * @param asked a query for the order_id and beer_id of the lines, of paid orders
 */
export function lineMoney(asked: SQL): SQL {
  const dollars = (cents: SQL) =>
    sql`coalesce(round(${cents} * unit_cents::numeric / nullif(charge_unit_cents, 0)), 0)::bigint`
  return sql`(
    SELECT line.order_id, line.beer_id, currency, quantity::bigint * unit_cents AS gross_cents, gross_cents AS gross_charge_cents,
           refunded_charge_cents, ${dollars(sql`refunded_charge_cents`)} AS refunded_cents,
           owed_charge_cents, ${dollars(sql`owed_charge_cents`)} AS owed_cents,
           paid_cents AS paid_charge_cents, ${dollars(sql`paid_cents`)} AS paid_cents,
           commission_cents, commission_tax_cents, fee_cents,
           (SELECT coalesce(sum(back.quantity), 0)::int FROM refund_lines AS back JOIN refunds ON refunds.id = refund_id
            WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id) AS refunded_units,
           (SELECT max(payouts.created_at) FROM payout_lines JOIN payouts ON payouts.id = payout_id AND payouts.state IN ('approved', 'sent', 'paid')
            WHERE payout_lines.order_id = line.order_id AND payout_lines.beer_id = line.beer_id) AS paid_at
    FROM (SELECT position.*, gross_cents - left_cents + frozen_cents AS refunded_charge_cents,
                 pending_cents + available_cents AS owed_charge_cents
          FROM (${linePositions(asked)}) AS position) AS line
  )`
}
