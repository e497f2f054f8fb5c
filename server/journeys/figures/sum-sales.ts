import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { refundsOf } from '../../features/sales/refunds-of.ts'
import type { Period } from './read-period.ts'
import { soldLines } from './sold-lines.ts'
import { midnightOf } from './which-days.ts'

/** Cents. What was refunded stands with the sale that it takes from. */
export type Sold = { units: number; salesCents: number; refundedUnits: number; refundedCents: number }

type Row = Sold & { isNow: boolean; start: string | null; beerId: string | null; companyId: string | null }

export type SalesSums = {
  now: Sold
  before: Sold
  /** By the first day of each part of the period; a part without sales is not there. */
  byStart: Map<string, Sold>
  /** Of which most units were sold, those first. */
  bestBeers: (Sold & { beerId: string })[]
  /** Who sold for most money, those first. */
  bestCompanies: (Sold & { companyId: string })[]
}

export const NOTHING_SOLD: Sold = { units: 0, salesCents: 0, refundedUnits: 0, refundedCents: 0 }

const BEST = 10
/** What `grouping(start, beer_id, company_id)` says of a row: a bit is set where it is not told apart by that. */
const OF_START = 3
const OF_COMPANY = 6

/**
 * What was sold in a period and right before it, in one statement: a company's own lines of shared orders, or all.
 * @param companyId null: everybody's
 */
export async function sumSales(
  db: Database,
  companyId: string | null,
  period: Period,
  timeZone: string,
): Promise<SalesSums> {
  const days = { from: period.before.from, to: period.to }
  const { rows } = await db.execute<Row>(sql`
    WITH sold AS MATERIALIZED (${soldLines(companyId, days, timeZone)}),
    back AS MATERIALIZED (${refundsOf('sold')}),
    line AS (
      SELECT *, sold_at >= ${midnightOf(period.from, timeZone)} AS is_now,
             date_trunc(${period.by}, sold_at AT TIME ZONE ${timeZone})::date AS start
      FROM sold LEFT JOIN back USING (order_id, beer_id)
    ), sums AS (
      SELECT is_now, start, beer_id, company_id, grouping(start, beer_id, company_id) AS kind,
             sum(quantity)::bigint AS units, sum(quantity::bigint * unit_cents)::bigint AS cents,
             coalesce(sum(refunded_units), 0)::bigint AS refunded_units,
             coalesce(sum(refunded_cents), 0)::bigint AS refunded_cents
      FROM line
      GROUP BY GROUPING SETS ((is_now, start), (is_now, beer_id), (is_now, company_id))
      HAVING is_now OR grouping(start, beer_id, company_id) = ${OF_START}
    ), placed AS (
      SELECT *, row_number() OVER (
        PARTITION BY kind
        ORDER BY CASE kind WHEN ${OF_COMPANY} THEN cents ELSE units END DESC,
                 CASE kind WHEN ${OF_COMPANY} THEN units ELSE cents END DESC, beer_id, company_id
      ) AS place
      FROM sums
    )
    SELECT is_now AS "isNow", start::text AS start, beer_id AS "beerId", company_id AS "companyId",
           units, cents AS "salesCents", refunded_units AS "refundedUnits", refunded_cents AS "refundedCents"
    FROM placed WHERE kind = ${OF_START} OR place <= ${BEST} ORDER BY place`)
  return sort(rows)
}

function sort(rows: Row[]): SalesSums {
  const sums: SalesSums = {
    now: NOTHING_SOLD,
    before: NOTHING_SOLD,
    byStart: new Map(),
    bestBeers: [],
    bestCompanies: [],
  }
  for (const { isNow, start, beerId, companyId, ...sold } of rows) {
    if (beerId !== null) sums.bestBeers.push({ ...sold, beerId })
    else if (companyId !== null) sums.bestCompanies.push({ ...sold, companyId })
    else if (isNow) {
      sums.byStart.set(start!, sold)
      sums.now = added(sums.now, sold)
    } else sums.before = added(sums.before, sold)
  }
  return sums
}

function added(one: Sold, other: Sold): Sold {
  return {
    units: one.units + other.units,
    salesCents: one.salesCents + other.salesCents,
    refundedUnits: one.refundedUnits + other.refundedUnits,
    refundedCents: one.refundedCents + other.refundedCents,
  }
}
