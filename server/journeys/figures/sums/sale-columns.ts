import { type SQL, sql } from 'drizzle-orm'

/** What `sale_sums` keeps of whom a row is of, but for orders, which do not add up. */
export const SALE_SUMS: SQL = sql`units, cents, refunded_units, refunded_cents`

/** Several of such rows together. */
export const SUMS_OF_SALES: SQL = sql`
  sum(units)::bigint AS units, sum(cents)::bigint AS cents, sum(refunded_units)::bigint AS refunded_units,
  sum(refunded_cents)::bigint AS refunded_cents`

/** One of those that are ranked: a beer or a company. */
export type RankedSums = {
  key: string
  units: number
  cents: number
  refunded_units: number
  refunded_cents: number
}
