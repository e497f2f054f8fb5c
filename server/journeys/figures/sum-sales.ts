import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { type InParts, inParts, type PartRow, partOf } from './in-parts.ts'
import type { Period } from './read-period.ts'
import { NOTHING_SOLD, type SoldInOrders } from './sold.ts'
import { linesAndRefunds, SUMMED_LINES } from './sums/lines-and-refunds.ts'
import type { SpanPlan } from './sums/plan-spans.ts'
import { rankSales, type SalesRanks } from './sums/rank-sales.ts'

/** What was sold, and who sold best. */
export type SalesSums = InParts<SoldInOrders> & SalesRanks

/**
 * What was sold in a period and right before it: a company's own lines of shared orders, or all.
 * @param companyId null: everybody's
 */
export async function sumSales(
  tx: Transaction,
  companyId: string | null,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<SalesSums> {
  return {
    ...(await sumSold(tx, companyId, period, plan, timeZone)),
    ...(await rankSales(tx, companyId, period, plan, timeZone)),
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
  const whose =
    companyId === null ? sql`company_id IS NULL` : sql`company_id = ${companyId} AND beer_id IS NULL`
  const { rows } = await tx.execute<PartRow<SoldInOrders>>(sql`
    WITH ${linesAndRefunds(companyId, plan.raw, timeZone)}, daily AS (
      SELECT day, ${SUMMED_LINES} FROM line GROUP BY day
      UNION ALL
      SELECT start, orders, units, cents, refunded_units, refunded_cents FROM summed_spans AS span JOIN sale_sums ON span_id = span.id
      WHERE span.id = ANY(${sql.param(plan.days)}::int[]) AND ${whose}
    )
    SELECT ${partOf(sql`day`, period)}, sum(orders)::int AS orders, sum(units)::bigint AS units, sum(cents)::bigint AS "salesCents",
           sum(refunded_units)::bigint AS "refundedUnits", sum(refunded_cents)::bigint AS "refundedCents"
    FROM daily GROUP BY 1, 2`)
  return inParts(rows, NOTHING_SOLD)
}
