import { sql } from 'drizzle-orm'
import { PAIRED_BUYERS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { unitsLeft } from '../../orders/units-left.ts'
import { isOwnBrewery } from '../../people/is-own-brewery.ts'
import { closeness } from './closeness.ts'

/** Orders that were paid so long ago are looked at; one that nobody looked at in time is counted with its beers' next sale. */
const LOOKED_AT = sql`interval '2 days'`
/** So long a payment may take to be seen after the moment that it bears. */
const SETTLED = sql`interval '5 minutes'`
/** What was bought together longer ago says little of today. */
const COUNTED = sql`interval '1 year'`
/** A beer's pairs are counted once a day at most. */
const COUNTED_EVERY = sql`interval '20 hours'`
/** Those of one that is not sold any more grow old, and what went back goes from them. */
const COUNTED_AT_LEAST_EVERY = sql`interval '7 days'`
/** So many beers a run: it can be stopped in between. */
const AT_ONCE = 200
/** More than are ever shown: some of them are sold out one day. */
const KEPT = 50

/**
 * The beers whose pairs are to be counted, some of them: those that were sold since they were counted last, and those whose pairs were
 * counted a week ago.
 */
export async function beersToPair(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT line.beer_id AS id FROM orders JOIN order_lines AS line ON line.order_id = orders.id
    WHERE orders.paid_at > now() - ${LOOKED_AT} AND NOT EXISTS (
      SELECT FROM paired_beers AS paired WHERE paired.beer_id = line.beer_id
        AND (paired.counted_at > orders.paid_at + ${SETTLED} OR paired.counted_at > now() - ${COUNTED_EVERY}))
    UNION
    SELECT paired.beer_id FROM paired_beers AS paired WHERE paired.counted_at < now() - ${COUNTED_AT_LEAST_EVERY}
      AND EXISTS (SELECT FROM beer_pairs WHERE beer_pairs.beer_id = paired.beer_id)
    LIMIT ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}

/**
 * Counts what was bought together with a beer, at most once a day. Of two processes at one beer the second waits, and finds it counted;
 * one that is killed has counted it or not.
 */
export async function countPairs(db: Database, beerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO paired_beers AS paired (beer_id, buyers) VALUES (${beerId}, 0)
      ON CONFLICT (beer_id) DO UPDATE SET counted_at = now() WHERE paired.counted_at <= now() - ${COUNTED_EVERY}`)
    if (!rowCount) return
    await tx.execute(sql`DELETE FROM beer_pairs WHERE beer_id = ${beerId}`)
    await tx.execute(sql`
      WITH bought AS MATERIALIZED (${ordersWith(beerId)}),
      counted AS (UPDATE paired_beers SET buyers = (SELECT count(DISTINCT buyer_id) FROM bought) WHERE beer_id = ${beerId})
      INSERT INTO beer_pairs (beer_id, other_id, buyers)
      SELECT ${beerId}, pair.other_id, pair.buyers FROM (
        SELECT line.beer_id AS other_id, count(DISTINCT bought.buyer_id)::int AS buyers
        FROM bought JOIN order_lines AS line ON line.order_id = bought.order_id
        WHERE line.beer_id <> ${beerId} AND ${isBought} GROUP BY line.beer_id HAVING count(DISTINCT bought.buyer_id) >= ${PAIRED_BUYERS}
      ) AS pair LEFT JOIN paired_beers AS other ON other.beer_id = pair.other_id
      ORDER BY ${sql.raw(closeness)} DESC, pair.other_id LIMIT ${KEPT}`)
  })
}

/** Of `bought`, an order's line: paid for, not given back, and not by the brewery itself, as of a review (specification, section 3). */
const isBought = sql`line.unit_cents > 0 AND ${unitsLeft} > 0 AND NOT EXISTS (
  SELECT FROM companies AS company JOIN buyers AS buyer ON buyer.user_id = bought.buyer_id
  WHERE company.id = line.company_id AND ${isOwnBrewery(
    { document: sql`buyer.document`, phone: sql`buyer.phone` },
    { document: sql`company.document`, phone: sql`company.phone` },
  )})`

/** Who bought it, and in which orders. */
const ordersWith = (beerId: string) => sql`
  SELECT bought.buyer_id, bought.id AS order_id FROM order_lines AS line JOIN orders AS bought ON bought.id = line.order_id
  WHERE line.beer_id = ${beerId} AND bought.state = 'paid' AND bought.paid_at > now() - ${COUNTED} AND ${isBought}`
