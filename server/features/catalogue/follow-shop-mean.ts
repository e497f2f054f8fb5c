import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { shopRating } from '#database/schema.ts'

const BATCH = 500

/** So far the shop's mean moves, in stars, before the beers' standings follow: less would change no list that matters. */
const DRIFT_STARS = 0.05

/**
 * Takes the mean of all rates anew, and gives it to the beers whose standing leans on an old one. It reads every beer, and
 * writes only after the mean has drifted. A beer that somebody is buying or editing just now is left for the next time.
 */
export async function followShopMean(db: Database): Promise<void> {
  const found = await db.execute<{ mean: number | null; kept: number | null }>(sql`
    SELECT (SELECT round(sum(rating_sum)::numeric / sum(rating_count), 2) FROM beers WHERE rating_count > 0)::float AS mean,
           (SELECT mean FROM shop_rating)::float AS kept`)
  const { mean, kept } = found.rows[0]!
  if (mean !== null && (kept === null || Math.abs(mean - kept) >= DRIFT_STARS)) {
    await db
      .insert(shopRating)
      .values({ mean })
      .onConflictDoUpdate({ target: shopRating.isOnly, set: { mean } })
  }
  // Each time, because the last run may have left beers behind.
  while ((await moveBatch(db)) === BATCH);
}

/** Locks in order of ids, as every transaction locks beers. */
async function moveBatch(db: Database): Promise<number> {
  const moved = await db.execute(sql`
    WITH behind AS (
      SELECT id, mean FROM beers, shop_rating WHERE rating_count > 0 AND rating_prior <> mean
      ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE OF beers SKIP LOCKED
    )
    UPDATE beers SET rating_prior = behind.mean FROM behind WHERE beers.id = behind.id`)
  return moved.rowCount ?? 0
}
