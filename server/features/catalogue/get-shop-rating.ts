import type { Pool } from 'pg'
import type { getShopRating as call } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'

/** How many rates there are and their mean, as the sweep `follow-shop-mean` counted them last: one row is read. */
export async function getShopRating(pool: Pool): Promise<ResponseOf<typeof call>> {
  const { rows } = await pool.query<{ count: number; sum: number }>(
    'SELECT rate_count::float AS count, rate_sum::float AS sum FROM shop_rating WHERE rate_count > 0',
  )
  const counted = rows[0]
  return { reviews: counted?.count ?? 0, mean: counted ? counted.sum / counted.count : null }
}
