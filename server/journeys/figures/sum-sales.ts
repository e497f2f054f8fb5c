import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { Period } from './read-period.ts'
import { refundsOf } from './refunds-of.ts'
import { midnightOf, whichDays } from './which-days.ts'

/** Cents. What was refunded stands with the sale that it takes from. */
export type Sold = { units: number; salesCents: number; refundedUnits: number; refundedCents: number }

type Row = Sold & { isNow: boolean; start: string | null; beerId: string | null }

export type SalesSums = {
  now: Sold
  before: Sold
  /** By the first day of each part of the period; a part without sales is not there. */
  byStart: Map<string, Sold>
  /** Most units first. */
  byBeer: (Sold & { beerId: string })[]
}

const NOTHING: Sold = { units: 0, salesCents: 0, refundedUnits: 0, refundedCents: 0 }

/** What a company sold in a period and right before it, in one statement: its own lines of shared orders. */
export async function sumSales(
  db: Database,
  companyId: string,
  period: Period,
  timeZone: string,
): Promise<SalesSums> {
  const soldAt = sql`parcels.created_at`
  const days = { from: period.before.from, to: period.to }
  const { rows } = await db.execute<Row>(sql`
    WITH sold AS MATERIALIZED (
      SELECT line.order_id, line.beer_id, line.quantity, line.unit_cents, orders.state <> 'paid' AS is_over,
             ${soldAt} >= ${midnightOf(period.from, timeZone)} AS is_now,
             date_trunc(${period.by}, ${soldAt} AT TIME ZONE ${timeZone})::date AS start
      FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = line.order_id
      WHERE parcels.company_id = ${companyId} AND ${whichDays(soldAt, days, timeZone)}
    ), back AS MATERIALIZED (${refundsOf('sold')})
    SELECT is_now AS "isNow", start::text AS start, beer_id AS "beerId",
           sum(quantity)::int AS units, sum(quantity::bigint * unit_cents)::bigint AS "salesCents",
           coalesce(sum(refunded_units), 0)::int AS "refundedUnits",
           coalesce(sum(refunded_cents), 0)::bigint AS "refundedCents"
    FROM sold LEFT JOIN back USING (order_id, beer_id)
    GROUP BY GROUPING SETS ((is_now), (is_now, start), (is_now, beer_id))
    HAVING is_now OR grouping(start, beer_id) = 3`)
  return sort(rows)
}

function sort(rows: Row[]): SalesSums {
  const sums: SalesSums = { now: NOTHING, before: NOTHING, byStart: new Map(), byBeer: [] }
  for (const { isNow, start, beerId, ...sold } of rows) {
    if (start !== null) sums.byStart.set(start, sold)
    else if (beerId !== null) sums.byBeer.push({ ...sold, beerId })
    else if (isNow) sums.now = sold
    else sums.before = sold
  }
  sums.byBeer.sort(
    (a, b) => b.units - a.units || b.salesCents - a.salesCents || a.beerId.localeCompare(b.beerId),
  )
  return sums
}
