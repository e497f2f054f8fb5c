import { sql } from 'drizzle-orm'
import { PAIRED_BUYERS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'

/** Orders that were paid so long ago are looked at; one that nobody looked at in time is counted with its beers' next sale. */
const LOOKED_AT = sql`interval '2 days'`
/** What was bought together longer ago says little of today. */
const COUNTED = sql`interval '1 year'`
/** A beer's pairs are counted once a day at most. */
const COUNTED_EVERY = sql`interval '20 hours'`
/** So many beers a run: it can be stopped in between. */
const AT_ONCE = 200
/** More than are ever shown: some of them are sold out one day. */
const KEPT = 50

/**
 * Counts anew what was bought together with beers that were sold since they were counted last: the work of a day is as much as its
 * sales. Several processes at once share it, and one that is killed has counted a beer or not.
 */
export async function countPairs(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT line.beer_id AS id FROM orders JOIN order_lines AS line ON line.order_id = orders.id
    WHERE orders.paid_at > now() - ${LOOKED_AT} AND NOT EXISTS (
      SELECT FROM paired_beers AS paired WHERE paired.beer_id = line.beer_id
        AND (paired.counted_at > orders.paid_at OR paired.counted_at > now() - ${COUNTED_EVERY}))
    LIMIT ${AT_ONCE}`)
  for (const { id } of rows) await countPairsOf(db, id)
}

/** Of two processes at one beer the second waits, and finds it counted. */
async function countPairsOf(db: Database, beerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO paired_beers AS paired (beer_id, buyers) SELECT ${beerId}, count(DISTINCT buyer_id) FROM (${ordersWith(beerId)}) AS bought
      ON CONFLICT (beer_id) DO UPDATE SET buyers = excluded.buyers, counted_at = now()
      WHERE paired.counted_at <= now() - ${COUNTED_EVERY}`)
    if (!rowCount) return
    await tx.execute(sql`DELETE FROM beer_pairs WHERE beer_id = ${beerId}`)
    await tx.execute(sql`
      INSERT INTO beer_pairs (beer_id, other_id, buyers)
      SELECT ${beerId}, pair.other_id, pair.buyers FROM (
        SELECT line.beer_id AS other_id, count(DISTINCT bought.buyer_id)::int AS buyers
        FROM (${ordersWith(beerId)}) AS bought JOIN order_lines AS line ON line.order_id = bought.order_id
        WHERE line.beer_id <> ${beerId} GROUP BY line.beer_id HAVING count(DISTINCT bought.buyer_id) >= ${PAIRED_BUYERS}
      ) AS pair LEFT JOIN paired_beers AS paired ON paired.beer_id = pair.other_id
      ORDER BY pair.buyers / sqrt(greatest(paired.buyers, pair.buyers)) DESC LIMIT ${KEPT}`)
  })
}

/** Who bought it, and in which orders; what went back to its buyer was not bought. */
const ordersWith = (beerId: string) => sql`
  SELECT orders.buyer_id, orders.id AS order_id FROM order_lines AS sold JOIN orders ON orders.id = sold.order_id
  WHERE sold.beer_id = ${beerId} AND orders.state = 'paid' AND orders.paid_at > now() - ${COUNTED}`
