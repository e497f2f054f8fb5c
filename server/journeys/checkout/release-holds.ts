import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Gives the beers of locked orders back to the shelf. The caller ends the orders in the same transaction. */
export async function releaseHolds(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.execute(sql`
    WITH held AS (
      SELECT beer_id, sum(quantity)::int AS units FROM order_lines
      WHERE order_id = ANY(${sql.param(orderIds)}::uuid[]) GROUP BY beer_id
    ), shelf AS (
      SELECT beers.id FROM beers WHERE id IN (SELECT beer_id FROM held) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE beers SET reserved = reserved - held.units
    FROM shelf JOIN held ON held.beer_id = shelf.id
    WHERE beers.id = shelf.id`)
}
