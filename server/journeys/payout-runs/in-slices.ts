import { type SQL, sql } from 'drizzle-orm'

/** So many payouts are written by one statement: no run is so large that a statement takes longer than it may. */
const AT_ONCE = 200

/** Payouts by as many as one statement takes. */
export function inSlices<Payout>(payouts: Payout[]): Payout[][] {
  const count = Math.ceil(payouts.length / AT_ONCE)
  return Array.from({ length: count }, (_, slice) => payouts.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE))
}

/** A query for their ids. */
export function idsOf(payouts: { id: string }[]): SQL {
  return sql`SELECT unnest(${sql.param(payouts.map(({ id }) => id))}::uuid[])`
}
