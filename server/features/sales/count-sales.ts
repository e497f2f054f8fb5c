import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/** How much a company has sold in all: orders, their lines, and what these cost, refunds not taken off. */
type SalesCount = { orders: number; lines: number; grossCents: number }
export type CountSales = (companyId: string) => Promise<SalesCount>

type Counted = SalesCount & { oldOrders: number; oldLines: number; oldGrossCents: number; until: string }
type Known = SalesCount & { until: string; countedAt: number }

/** Longer than any sale takes to be written: what is older than this has been counted for good. */
const SETTLED_AFTER = sql`interval '10 minutes'`
/** After so long a company is counted anew, whatever is remembered. */
const REMEMBERED_MS = 3_600_000
const MAX_COMPANIES = 1_000

/**
 * Counts what companies sold. Sales are never taken away and never change, so that of those that were counted once the
 * sum is remembered, in this process, and only newer ones are counted: a page of a brewery with 100,000 sales would
 * otherwise spend nearly all of its time on its last page's number.
 */
export function createCountSales(db: Database): CountSales {
  const remembered = new Map<string, Known>()
  return async (id) => {
    const companyId = id.toLowerCase()
    const known = remembered.get(companyId)
    const isGood = known && Date.now() - known.countedAt < REMEMBERED_MS
    const before = isGood
      ? known
      : { orders: 0, lines: 0, grossCents: 0, until: '-infinity', countedAt: Date.now() }
    const found = await db.execute<Counted>(sql`
      SELECT count(DISTINCT order_id) AS orders, count(*) AS lines,
             coalesce(sum(quantity::bigint * unit_cents), 0)::bigint AS "grossCents",
             count(DISTINCT order_id) FILTER (WHERE created_at < now() - ${SETTLED_AFTER}) AS "oldOrders",
             count(*) FILTER (WHERE created_at < now() - ${SETTLED_AFTER}) AS "oldLines",
             coalesce(sum(quantity::bigint * unit_cents) FILTER (WHERE created_at < now() - ${SETTLED_AFTER}),
               0)::bigint AS "oldGrossCents",
             (now() - ${SETTLED_AFTER})::text AS until
      FROM parcels JOIN order_lines USING (order_id, company_id)
      WHERE parcels.company_id = ${companyId} AND created_at >= ${before.until}::timestamptz`)
    const { oldOrders, oldLines, oldGrossCents, until, ...newer } = found.rows[0]!
    remembered.delete(companyId)
    remembered.set(companyId, {
      orders: before.orders + oldOrders,
      lines: before.lines + oldLines,
      grossCents: before.grossCents + oldGrossCents,
      until,
      countedAt: before.countedAt,
    })
    if (remembered.size > MAX_COMPANIES) remembered.delete(remembered.keys().next().value!)
    return {
      orders: before.orders + newer.orders,
      lines: before.lines + newer.lines,
      grossCents: before.grossCents + newer.grossCents,
    }
  }
}
