import { type SQL, sql } from 'drizzle-orm'
import { chargeStep } from './charge-step.ts'
import { linePositions, linesOf } from './line-positions.ts'
import { shareOf } from './share-of.ts'

/** What is taken: from which order, how much (hundredths of its charge currency), and which lines are named for it. */
type Taking = {
  order: SQL
  /** At most so much: no more is taken than is left. */
  cents: SQL
  /** A query for beer_id and cents, which come from these lines; the rest of the sum comes from all by what is left of each. */
  named: SQL
}

/**
 * SQL of the entries that take money of an order back from those whose it is: account, company_id, currency, amount_cents
 * (above zero: they have less), order_id, beer_id. Commission and its tax are returned in proportion to all that has gone back of the line
 * by then, so that units that go back in any order return every coin. The rest is the brewery's: of what is frozen first; then of what is pending, or,
 * once it was released, of what is available, below zero where that was paid out.
 */
export function takeFromLines({ order, cents, named }: Taking): SQL {
  const inSteps = (amount: SQL) => sql`step * div(${amount}, step)`
  const share = shareOf({
    ...{ cents: sql`rest`, weight: sql`room_cents`, weightSoFar: sql`room_so_far`, allWeight: sql`all_room` },
    step: sql`step`,
  })
  return sql`(
    WITH line AS MATERIALIZED (
      SELECT position.*, ${chargeStep(sql`currency`)}::numeric AS step,
             least(left_cents, coalesce(named.cents, 0)) AS named_cents,
             coalesce(agreed.commission_cents, 0)::numeric AS agreed_commission, coalesce(agreed.tax_cents, 0)::numeric AS agreed_tax
      FROM (${linePositions(linesOf(order))}) AS position
      LEFT JOIN (${named}) AS named USING (beer_id)
      LEFT JOIN sale_commissions AS agreed USING (order_id, beer_id)
      WHERE gross_cents > 0
    ), room AS (
      SELECT *, left_cents - named_cents AS room_cents,
             sum(left_cents - named_cents) OVER () AS all_room, sum(left_cents - named_cents) OVER (ORDER BY beer_id) AS room_so_far,
             least(greatest(${cents} - sum(named_cents) OVER (), 0), sum(left_cents - named_cents) OVER ()) AS rest
      FROM line
    ), taken AS (
      SELECT *, named_cents + coalesce(${share}, 0) AS cents FROM room
    ), returned AS (
      SELECT *, commission_cents - ${inSteps(sql`agreed_commission * (left_cents - cents) / gross_cents`)} AS commission_back,
             commission_tax_cents - ${inSteps(sql`agreed_tax * (left_cents - cents) / gross_cents`)} AS tax_back
      FROM taken WHERE cents > 0
    ), parted AS (
      SELECT *, least(greatest(frozen_cents, 0), cents - commission_back - tax_back) AS frozen_back FROM returned
    )
    SELECT part.account, part.company_id, currency, part.amount_cents::bigint AS amount_cents, order_id, beer_id
    FROM parted CROSS JOIN LATERAL (VALUES
      ('commission', NULL::uuid, commission_back), ('commission-tax', NULL, tax_back), ('frozen', parted.company_id, frozen_back),
      (CASE WHEN is_released THEN 'available' ELSE 'pending' END, parted.company_id, cents - commission_back - tax_back - frozen_back)
    ) AS part (account, company_id, amount_cents)
    WHERE part.amount_cents <> 0)`
}
