import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { type InParts, inParts, type PartRow, partOf } from './in-parts.ts'
import { type Rated, UNRATED } from './rated.ts'
import type { Period } from './read-period.ts'
import { whichDays } from './which-days.ts'

/** How a company's beers were reviewed in a period and right before it. Hidden reviews count nowhere. */
export async function sumReviews(
  db: Database,
  companyId: string,
  period: Period,
  timeZone: string,
): Promise<InParts<Rated>> {
  const days = { from: period.before.from, to: period.to }
  const { rows } = await db.execute<PartRow<Rated>>(sql`
    SELECT ${partOf(sql`day`, period)}, count(*)::int AS reviews, sum(rate)::int AS "ratingSum"
    FROM (
      SELECT rate, (created_at AT TIME ZONE ${timeZone})::date AS day FROM reviews
      WHERE beer_id IN (SELECT id FROM beers WHERE company_id = ${companyId}) AND hidden_at IS NULL
        AND ${whichDays(sql`created_at`, days, timeZone)}
    ) AS rated GROUP BY 1, 2`)
  return inParts(rows, UNRATED)
}
