import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { Database } from '#database/open-pool.ts'

/** What a company's sales of one currency cost, refunds not taken off: in its hundredths, and in cents of dollars. */
type Gross = { chargeCents: number; dollarCents: number }

/** How much a company has sold in all: orders, their lines, and what these cost, by what they were charged in. */
type SalesCount = { orders: number; lines: number; gross: Partial<Record<ChargeCurrency, Gross>> }
export type CountSales = (companyId: string) => Promise<SalesCount>

type Part = { currency: ChargeCurrency; isOld: boolean; orders: number; lines: number } & Gross
type Known = SalesCount & { until: string; countedAt: number }

const NOTHING_SOLD: SalesCount = { orders: 0, lines: 0, gross: {} }
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
    const before = isGood ? known : { ...NOTHING_SOLD, until: '-infinity', countedAt: Date.now() }
    // An order is of one moment and one currency: no part counts it again.
    const found = await db.execute<{ parts: Part[] | null; until: string }>(sql`
      SELECT (now() - ${SETTLED_AFTER})::text AS until, (SELECT json_agg(part) FROM (
        SELECT charge_currency AS currency, parcels.created_at < now() - ${SETTLED_AFTER} AS "isOld",
               count(DISTINCT order_id) AS orders, count(*) AS lines,
               sum(line.quantity * charge_unit_cents) AS "chargeCents",
               sum(line.quantity::bigint * unit_cents) AS "dollarCents"
        FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = order_id
        WHERE parcels.company_id = ${companyId} AND parcels.created_at >= ${before.until}::timestamptz
        GROUP BY 1, 2) AS part) AS parts`)
    const { parts, until } = found.rows[0]!
    const { orders, lines, gross } = before
    const settled = (parts ?? []).filter(({ isOld }) => isOld).reduce(added, { orders, lines, gross })
    remembered.delete(companyId)
    remembered.set(companyId, { ...settled, until, countedAt: before.countedAt })
    if (remembered.size > MAX_COMPANIES) remembered.delete(remembered.keys().next().value!)
    return (parts ?? []).filter(({ isOld }) => !isOld).reduce(added, settled)
  }
}

function added(count: SalesCount, { currency, orders, lines, chargeCents, dollarCents }: Part): SalesCount {
  const { [currency]: so = { chargeCents: 0, dollarCents: 0 } } = count.gross
  return {
    orders: count.orders + orders,
    lines: count.lines + lines,
    gross: {
      ...count.gross,
      [currency]: { chargeCents: so.chargeCents + chargeCents, dollarCents: so.dollarCents + dollarCents },
    },
  }
}
