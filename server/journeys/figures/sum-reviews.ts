import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import type { Period } from './read-period.ts'
import { midnightOf, whichDays } from './which-days.ts'

export type Rated = { reviews: number; rating: number | null }

type Row = Rated & { isNow: boolean; start: string | null }

export type ReviewSums = { now: Rated; before: Rated; byStart: Map<string, Rated> }

export const UNRATED: Rated = { reviews: 0, rating: null }

/**
 * How a company's beers, or all, were reviewed in a period and right before it. Hidden reviews count nowhere.
 * @param companyId null: everybody's
 */
export async function sumReviews(
  db: Database,
  companyId: string | null,
  period: Period,
  timeZone: string,
): Promise<ReviewSums> {
  const days = { from: period.before.from, to: period.to }
  const whose =
    companyId === null ? sql`true` : sql`beer_id IN (SELECT id FROM beers WHERE company_id = ${companyId})`
  const { rows } = await db.execute<Row>(sql`
    SELECT is_now AS "isNow", start::text AS start, count(*)::int AS reviews, round(avg(rate), 1)::float AS rating
    FROM (
      SELECT rate, reviews.created_at >= ${midnightOf(period.from, timeZone)} AS is_now,
             date_trunc(${period.by}, reviews.created_at AT TIME ZONE ${timeZone})::date AS start
      FROM reviews
      WHERE ${whose} AND hidden_at IS NULL AND ${whichDays(sql`reviews.created_at`, days, timeZone)}
    ) AS rated
    GROUP BY GROUPING SETS ((is_now), (is_now, start))
    HAVING is_now OR grouping(start) = 1`)
  const sums: ReviewSums = { now: UNRATED, before: UNRATED, byStart: new Map() }
  for (const { isNow, start, ...rated } of rows) {
    if (start !== null) sums.byStart.set(start, rated)
    else if (isNow) sums.now = rated
    else sums.before = rated
  }
  return sums
}
