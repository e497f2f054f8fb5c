import type { Pool } from 'pg'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listSavedIds as call } from '#contract/saved.ts'

/** The ids of what a buyer saved and follows, their country and their choice of alerts, in one question: asked once for a page, however many hearts it has. */
export async function listSavedIds(pool: Pool, userId: string): Promise<ResponseOf<typeof call>> {
  const { rows } = await pool.query<ResponseOf<typeof call>>({
    name: 'saved-ids',
    text: `SELECT ARRAY(SELECT beer_id FROM saved_beers WHERE user_id = $1) AS beers,
                  ARRAY(SELECT company_id FROM followed_companies WHERE user_id = $1) AS companies,
                  coalesce((SELECT country FROM buyers WHERE user_id = $1), '') AS country,
                  coalesce((SELECT restock FROM alert_choices WHERE user_id = $1), false) AS restock`,
    values: [userId],
  })
  return rows[0]!
}
