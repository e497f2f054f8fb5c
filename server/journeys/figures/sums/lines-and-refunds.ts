import { type SQL, sql } from 'drizzle-orm'
import { refundsOf } from '../../../features/sales/refunds-of.ts'
import type { Span } from '../calendar.ts'
import { soldLines } from '../sold-lines.ts'

/**
 * SQL of the queries `sold`, `back` and `line`: what was sold in some days, line by line, with what of it went back; `day` is where the shop is.
 * Sums that are kept are made of it, and what is not kept is read by it.
 * @param companyId null: everybody's
 */
export function linesAndRefunds(companyId: string | null, days: Span[], timeZone: string): SQL {
  return sql`
    sold AS MATERIALIZED (${soldLines(companyId, days, timeZone)}),
    back AS MATERIALIZED (${refundsOf('sold')}),
    line AS (
      SELECT (sold_at AT TIME ZONE ${timeZone})::date AS day, order_id, company_id, beer_id, quantity AS units,
             quantity::bigint * unit_cents AS cents, refunded_units, refunded_cents
      FROM sold LEFT JOIN back USING (order_id, beer_id)
    )`
}

/** What lines come to: the columns of `sale_sums` but for whose they are. */
export const SUMMED_LINES: SQL = sql`
  count(DISTINCT order_id)::int AS orders, coalesce(sum(units), 0)::bigint AS units, coalesce(sum(cents), 0)::bigint AS cents,
  coalesce(sum(refunded_units), 0)::bigint AS refunded_units, coalesce(sum(refunded_cents), 0)::bigint AS refunded_cents`
