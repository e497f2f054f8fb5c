import { type SQL, sql } from 'drizzle-orm'

/** What `sale_sums` keeps of whom a row is of, but for orders, which do not add up. */
export const SALE_SUMS: SQL = sql`units, cents, refunded_units, refunded_cents`

/** Several of such rows together. */
export const SUMS_OF_SALES: SQL = sql`
  sum(units)::bigint AS units, sum(cents)::bigint AS cents, sum(refunded_units)::bigint AS refunded_units,
  sum(refunded_cents)::bigint AS refunded_cents`

/** The same as `Sold` names them. */
export const AS_SOLD: SQL = sql`units, cents AS "salesCents", refunded_units AS "refundedUnits", refunded_cents AS "refundedCents"`
