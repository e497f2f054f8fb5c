import { sql } from 'drizzle-orm'
import { HEALTH_DAYS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { healthOf } from './health-of.ts'

/** Of a brewery it is counted once in so long. */
const COUNTED_EVERY = sql`interval '1 hour'`
/** So many breweries a run: it can be stopped in between. */
const AT_ONCE = 500

/** The breweries whose health is to be counted, some of them: those that were never counted first, then the longest ago. */
export async function breweriesToCount(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT companies.id FROM companies LEFT JOIN brewery_health ON company_id = companies.id
    WHERE (counted_at IS NULL OR counted_at <= now() - ${COUNTED_EVERY})
      -- Of one that sold nothing in these days, and had nothing the last time, there is nothing to count.
      AND (parcels > 0 OR rating_count > 0 OR EXISTS (
        SELECT FROM parcels WHERE parcels.company_id = companies.id
          AND parcels.created_at > now() - ${HEALTH_DAYS}::int * interval '1 day')
        OR EXISTS (SELECT FROM beers WHERE beers.company_id = companies.id AND beers.rating_count > 0))
    ORDER BY counted_at NULLS FIRST, companies.id LIMIT ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}

/**
 * Counts how a brewery does as one that sends, at most once an hour. Of two processes at one brewery the second waits, and finds it
 * counted; one that is killed has counted it or not.
 */
export async function countHealth(db: Database, companyId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO brewery_health AS health (company_id) VALUES (${companyId})
      ON CONFLICT (company_id) DO UPDATE SET counted_at = now() WHERE health.counted_at <= now() - ${COUNTED_EVERY}`)
    if (!rowCount) return
    await tx.execute(sql`
      UPDATE brewery_health SET parcels = coalesce(now.parcels, 0), judged = coalesce(now.judged, 0), late = coalesce(now.late, 0),
        sold = coalesce(now.sold, 0), back = coalesce(now.back, 0), complaints = coalesce(now.complaints, 0),
        escalated = coalesce(now.escalated, 0), asked = coalesce(now.asked, 0), unanswered = coalesce(now.unanswered, 0),
        hours = now.hours, rating_sum = coalesce(rates.sum, 0), rating_count = coalesce(rates.count, 0)
      FROM (SELECT sum(rating_sum) AS sum, sum(rating_count) AS count FROM beers
            WHERE beers.company_id = ${companyId} AND beers.rating_count > 0) AS rates
      LEFT JOIN (${healthOf(sql`parcels.company_id = ${companyId}`)}) AS now ON true
      WHERE brewery_health.company_id = ${companyId}`)
  })
}
