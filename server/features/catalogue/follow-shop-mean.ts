import { sql } from 'drizzle-orm'
import { NIL_ID } from '#database/nil-id.ts'
import type { Database } from '#database/open-pool.ts'
import { shopRating } from '#database/schema.ts'
import type { Services } from '../../services.ts'

const BATCH = 500

/** So far the shop's mean moves, in stars, before the beers' standings follow: less would change no list that matters. */
const DRIFT_STARS = 0.05

type Counted = { rateCount: number; rateSum: number; kept: number | null }

/**
 * Counts all rates anew, and gives their mean to the beers whose standing leans on an old one. It reads every beer, and
 * writes to beers only after the mean has drifted. A beer that somebody is buying or editing just now is left for the next time,
 * and so are the rest when the process is told to stop.
 */
export async function followShopMean(services: Pick<Services, 'db' | 'draining'>): Promise<void> {
  const { db } = services
  const found = await db.execute<Counted>(sql`
    SELECT coalesce(sum(rating_count), 0)::float AS "rateCount", coalesce(sum(rating_sum), 0)::float AS "rateSum",
      (SELECT mean FROM shop_rating)::float AS kept FROM beers WHERE rating_count > 0`)
  const { rateCount, rateSum, kept } = found.rows[0]!
  const now = rateCount > 0 ? Math.round((100 * rateSum) / rateCount) / 100 : kept
  if (now !== null) {
    const hasDrifted = kept === null || Math.abs(now - kept) >= DRIFT_STARS
    const counted = { mean: hasDrifted ? now : kept, rateCount, rateSum }
    await db
      .insert(shopRating)
      .values(counted)
      .onConflictDoUpdate({ target: shopRating.isOnly, set: counted })
  }
  // Each time, because the last run may have left beers behind.
  let after: string | undefined = NIL_ID
  while (after && !services.draining) after = await moveBatch(db, after)
}

/**
 * Locks in order of ids, as every transaction locks beers. Each batch goes on where the last one ended: from the first beer on, each would pass
 * over all that were moved, which took a million beers a quarter of an hour.
 * @returns the last one moved; undefined where no more are behind
 */
async function moveBatch(db: Database, after: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH behind AS (
      SELECT id, mean FROM beers, shop_rating WHERE rating_count > 0 AND rating_prior <> mean AND id > ${after}
      ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE OF beers SKIP LOCKED
    )
    UPDATE beers SET rating_prior = behind.mean FROM behind WHERE beers.id = behind.id RETURNING beers.id`)
  if (rows.length < BATCH) return undefined
  return rows.map(({ id }) => id).reduce((last, id) => (id > last ? id : last))
}
