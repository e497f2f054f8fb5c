import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { Period } from './read-period.ts'
import { NOTHING_SOLD, type SoldInOrders } from './sold.ts'
import { linesAndRefunds, SUMMED_LINES } from './sums/lines-and-refunds.ts'
import type { SpanPlan } from './sums/plan-spans.ts'
import { rankSales, type SalesRanks } from './sums/rank-sales.ts'

type Row = SoldInOrders & { isNow: boolean; start: string }

/** What was sold, and who sold best. */
export type SalesSums = SoldSums & SalesRanks

export type SoldSums = {
  now: SoldInOrders
  before: SoldInOrders
  /** By the first day of each part of the period; a part without sales is not there. */
  byStart: Map<string, SoldInOrders>
}

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
): Promise<SoldSums> {
  const whose =
    companyId === null ? sql`company_id IS NULL` : sql`company_id = ${companyId} AND beer_id IS NULL`
  const { rows } = await tx.execute<Row>(sql`
    WITH ${linesAndRefunds(companyId, plan.raw, timeZone)}, daily AS (
      SELECT day, ${SUMMED_LINES} FROM line GROUP BY day
      UNION ALL
      SELECT start, orders, units, cents, refunded_units, refunded_cents FROM summed_spans AS span JOIN sale_sums ON span_id = span.id
      WHERE span.id = ANY(${sql.param(plan.days)}::int[]) AND ${whose}
    )
    SELECT day >= ${period.from}::date AS "isNow", date_trunc(${period.by}, day::timestamp)::date::text AS start,
           sum(orders)::int AS orders, sum(units)::bigint AS units, sum(cents)::bigint AS "salesCents",
           sum(refunded_units)::bigint AS "refundedUnits", sum(refunded_cents)::bigint AS "refundedCents"
    FROM daily GROUP BY 1, 2`)
  const sums = { now: NOTHING_SOLD, before: NOTHING_SOLD, byStart: new Map<string, SoldInOrders>() }
  for (const { isNow, start, ...sold } of rows) {
    if (isNow) sums.byStart.set(start, sold)
    if (isNow) sums.now = added(sums.now, sold)
    else sums.before = added(sums.before, sold)
  }
  return sums
}

function added(one: SoldInOrders, other: SoldInOrders): SoldInOrders {
  return {
    orders: one.orders + other.orders,
    units: one.units + other.units,
    salesCents: one.salesCents + other.salesCents,
    refundedUnits: one.refundedUnits + other.refundedUnits,
    refundedCents: one.refundedCents + other.refundedCents,
  }
}
