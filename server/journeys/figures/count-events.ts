import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { Period } from './read-period.ts'
import { midnightOf, whichDays } from './which-days.ts'

const KINDS = ['paid', 'unpaid', 'buyer', 'company', 'rejected', 'tried'] as const
type Kind = (typeof KINDS)[number]

/** How often each happened; `tried` are all payments but those that were rejected. */
export type EventCounts = Record<Kind, number>

type Row = { kind: Kind; isNow: boolean; start: string | null; count: number }

export type EventSums = { now: EventCounts; before: EventCounts; byStart: Map<string, EventCounts> }

export const NO_EVENTS = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as EventCounts

/**
 * What happened in the whole shop in a period and right before it, each counted on the day of its own: orders that were
 * paid, orders begun that ended without a payment, people who signed up (deleted accounts too: they came), payments tried.
 */
export async function countEvents(db: Database, period: Period, timeZone: string): Promise<EventSums> {
  const days = { from: period.before.from, to: period.to }
  const within = (instant: SQL) => whichDays(instant, days, timeZone)
  const { rows } = await db.execute<Row>(sql`
    SELECT kind, is_now AS "isNow", start::text AS start, count(*) AS count
    FROM (
      SELECT kind, at >= ${midnightOf(period.from, timeZone)} AS is_now,
             date_trunc(${period.by}, at AT TIME ZONE ${timeZone})::date AS start
      FROM (
        SELECT 'paid' AS kind, paid_at AS at FROM orders WHERE ${within(sql`paid_at`)}
        UNION ALL
        SELECT 'unpaid', created_at FROM orders
        WHERE ${within(sql`created_at`)} AND state IN ('expired', 'cancelled') AND paid_at IS NULL
        UNION ALL
        SELECT CASE role WHEN 'Person' THEN 'buyer' ELSE 'company' END, created_at FROM users
        WHERE ${within(sql`created_at`)} AND role IN ('Person', 'Company')
        UNION ALL
        SELECT CASE status WHEN 'rejected' THEN 'rejected' ELSE 'tried' END, created_at FROM payments
        WHERE ${within(sql`created_at`)}
      ) AS happened
    ) AS event
    GROUP BY GROUPING SETS ((kind, is_now), (kind, is_now, start))
    HAVING is_now OR grouping(start) = 1`)
  const sums: EventSums = { now: { ...NO_EVENTS }, before: { ...NO_EVENTS }, byStart: new Map() }
  for (const { kind, isNow, start, count } of rows) {
    if (start === null) sums[isNow ? 'now' : 'before'][kind] = count
    else sums.byStart.set(start, { ...(sums.byStart.get(start) ?? NO_EVENTS), [kind]: count })
  }
  return sums
}
