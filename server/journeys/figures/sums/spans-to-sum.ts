import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { midnightOf } from '../which-days.ts'
import { isUnchanged } from './is-unchanged.ts'

/** So long after its end what was begun on a day is in the books: no transaction lasts that long. */
const SETTLED = sql`interval '1 hour'`

/** The first days of what is summed already, and holds. */
const summed = (step: 'day' | 'month', timeZone: string): SQL => sql`
  SELECT start FROM summed_spans AS span WHERE zone = ${timeZone} AND step = ${step} AND ${isUnchanged('span')}`

/** Days that are over and not summed as they stand, newest first. */
export async function daysToSum(
  db: Database | Transaction,
  timeZone: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT day::date::text AS day
    FROM (SELECT min(created_at) AS at FROM orders) AS first,
      generate_series((first.at AT TIME ZONE ${timeZone})::date, (now() - ${SETTLED}) AT TIME ZONE ${timeZone} - interval '1 day', interval '1 day') AS day
    WHERE day::date NOT IN (${summed('day', timeZone)})
    ORDER BY day DESC LIMIT ${limit}`)
  return rows.map(({ day }) => day)
}

/** Months all of whose days are summed, and that are not themselves, newest first. */
export async function monthsToSum(db: Database | Transaction, timeZone: string): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    SELECT month::text AS month
    FROM (SELECT date_trunc('month', start)::date AS month, count(*) AS days FROM (${summed('day', timeZone)}) AS day GROUP BY 1) AS each
    WHERE days = (month + interval '1 month')::date - month AND month NOT IN (${summed('month', timeZone)})
    ORDER BY month DESC`)
  return rows.map(({ month }) => month)
}

/**
 * Whether nothing that was begun before a day's end is under way any more that writes. Moments are those at which transactions began: what is
 * written late would be of a day that was summed without it.
 */
export async function isSettled(tx: Transaction, day: string, timeZone: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isSettled: boolean }>(sql`
    SELECT NOT EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start < ${midnightOf(day, timeZone, 1)}
        AND pid <> pg_backend_pid()) AS "isSettled"`)
  return rows[0]!.isSettled
}
