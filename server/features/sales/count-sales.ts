import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/** How much a company has sold in all: orders, and their lines. */
type SalesCount = { orders: number; lines: number }
export type CountSales = (companyId: string) => Promise<SalesCount>

type Part = { isOld: boolean } & SalesCount
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
    const before = isGood ? known : { orders: 0, lines: 0, until: '-infinity', countedAt: Date.now() }
    // An order is of one moment: no part counts it again.
    const found = await db.execute<{ parts: Part[] | null; until: string }>(sql`
      SELECT (now() - ${SETTLED_AFTER})::text AS until, (SELECT json_agg(part) FROM (
        SELECT parcels.created_at < now() - ${SETTLED_AFTER} AS "isOld", count(DISTINCT order_id) AS orders, count(*) AS lines
        FROM parcels JOIN order_lines AS line USING (order_id, company_id)
        WHERE parcels.company_id = ${companyId} AND parcels.created_at >= ${before.until}::timestamptz
        GROUP BY 1) AS part) AS parts`)
    const { parts, until } = found.rows[0]!
    const { orders, lines } = before
    const settled = (parts ?? []).filter(({ isOld }) => isOld).reduce(added, { orders, lines })
    remembered.delete(companyId)
    remembered.set(companyId, { ...settled, until, countedAt: before.countedAt })
    if (remembered.size > MAX_COMPANIES) remembered.delete(remembered.keys().next().value!)
    return (parts ?? []).filter(({ isOld }) => !isOld).reduce(added, settled)
  }
}

function added(count: SalesCount, { orders, lines }: Part): SalesCount {
  return { orders: count.orders + orders, lines: count.lines + lines }
}
