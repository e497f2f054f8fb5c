import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** What an order's row says from then on: its hold ended now, unless it had before. */
export const NO_LONGER_HELD = sql`
  stock_held = false, held_from = NULL,
  reserved_until = CASE WHEN stock_held THEN least(reserved_until, now()) ELSE reserved_until END`

/**
 * Gives the beers that locked orders hold back to the shelf; orders that hold none give none. The caller writes
 * NO_LONGER_HELD into their rows afterwards, in the same transaction.
 */
export async function releaseHolds(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.execute(sql`
    WITH held AS (
      SELECT beer_id, sum(quantity)::int AS units FROM order_lines JOIN orders ON orders.id = order_id
      WHERE order_id = ANY(${sql.param(orderIds)}::uuid[]) AND stock_held GROUP BY beer_id
    ), shelf AS (
      SELECT beers.id FROM beers WHERE id IN (SELECT beer_id FROM held) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE beers SET reserved = reserved - held.units
    FROM shelf JOIN held ON held.beer_id = shelf.id
    WHERE beers.id = shelf.id`)
}
