import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { Period } from './read-period.ts'
import { whichDays } from './which-days.ts'

/** In how many orders a company sold something, in a period and right before it: each has one parcel of the company's. */
export async function countOrders(
  db: Database,
  companyId: string,
  period: Period,
  timeZone: string,
): Promise<{ now: number; before: number }> {
  const soldAt = sql`created_at`
  const isNow = whichDays(soldAt, period, timeZone)
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    SELECT (count(*) FILTER (WHERE ${isNow}))::int AS now, (count(*) FILTER (WHERE NOT (${isNow})))::int AS before
    FROM parcels
    WHERE company_id = ${companyId} AND ${whichDays(soldAt, { from: period.before.from, to: period.to }, timeZone)}`)
  return rows[0]!
}
