import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { type InParts, inParts, type PartRow, partOf } from './in-parts.ts'
import type { Period } from './read-period.ts'
import { NOTHING_SOLD, type Sold, type SoldInOrders } from './sold.ts'
import { linesAndRefunds, SUMMED_LINES } from './sums/lines-and-refunds.ts'
import type { SpanPlan } from './sums/plan-spans.ts'
import { bestBeers, bestCompanies } from './sums/rank-sales.ts'

/** What was sold, and who sold best. */
export type SalesSums = InParts<SoldInOrders> & {
  /** Of which most units were sold, those first. */
  bestBeers: (Sold & { beerId: string })[]
  /** Who sold for most money, those first; of a company none. */
  bestCompanies: (Sold & { companyId: string })[]
}

type Found = {
  parts: PartRow<SoldInOrders>[]
  beers: (Sold & { beerId: string; isProved: boolean })[]
  companies: SalesSums['bestCompanies']
}

/** So many beers of each month are looked at first. */
const FIRST_LOOK = 100

/**
 * What was sold in a period and right before it: a company's own lines of shared orders, or all. One statement, so that what is read row by row
 * is read once; again where the best beers lie deeper.
 * @param companyId null: everybody's
 * @param depth how many beers of each month are looked at
 */
export async function sumSales(
  tx: Transaction,
  companyId: string | null,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
  depth = FIRST_LOOK,
): Promise<SalesSums> {
  const listOf = (query: SQL) => sql`(SELECT coalesce(json_agg(each), '[]') FROM (${query}) AS each)`
  const { rows } = await tx.execute<Found>(sql`
    WITH ${linesAndRefunds(companyId, plan.raw, timeZone)}
    SELECT ${listOf(soldByPart(companyId, period, plan))} AS parts,
           ${listOf(bestBeers(companyId, period, plan, depth))} AS beers,
           ${companyId === null ? listOf(bestCompanies(period, plan)) : sql`'[]'::json`} AS companies`)
  const { parts, beers, companies } = rows[0]!
  if (!beers.every(({ isProved }) => isProved))
    return sumSales(tx, companyId, period, plan, timeZone, depth * 8)
  return {
    ...inParts(parts, NOTHING_SOLD),
    bestBeers: beers.map(({ isProved: _, ...sold }) => sold),
    bestCompanies: companies,
  }
}

/** The same without who sold best. */
export async function sumSold(
  tx: Transaction,
  companyId: string | null,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<InParts<SoldInOrders>> {
  const { rows } = await tx.execute<PartRow<SoldInOrders>>(sql`
    WITH ${linesAndRefunds(companyId, plan.raw, timeZone)} ${soldByPart(companyId, period, plan)}`)
  return inParts(rows, NOTHING_SOLD)
}

/** SQL of what was sold in each part, beside the query `line`. */
function soldByPart(companyId: string | null, period: Period, plan: SpanPlan): SQL {
  const whose =
    companyId === null ? sql`company_id IS NULL` : sql`company_id = ${companyId} AND beer_id IS NULL`
  return sql`
    SELECT ${partOf(sql`day`, period)}, sum(orders)::int AS orders, sum(units)::bigint AS units, sum(cents)::bigint AS "salesCents",
           sum(refunded_units)::bigint AS "refundedUnits", sum(refunded_cents)::bigint AS "refundedCents"
    FROM (
      SELECT day, ${SUMMED_LINES} FROM line GROUP BY day
      UNION ALL
      SELECT start, orders, units, cents, refunded_units, refunded_cents FROM summed_spans AS span JOIN sale_sums ON span_id = span.id
      WHERE span.id = ANY(${sql.param(plan.days)}::int[]) AND ${whose}
    ) AS daily GROUP BY 1, 2`
}
