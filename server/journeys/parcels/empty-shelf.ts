import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Takes all of these beers off the shelf that nobody holds, as if their seller had done it. The caller holds them. */
export async function emptyShelf(tx: Transaction, beerIds: string[]): Promise<void> {
  if (!beerIds.length) return
  await tx.execute(sql`
    WITH shelf AS (
      SELECT id, on_hand - reserved AS units FROM beers
      WHERE id = ANY(${sql.param(beerIds)}::uuid[]) AND on_hand > reserved
    ), moved AS (
      INSERT INTO stock_movements (beer_id, units, cause) SELECT id, -units, 'put' FROM shelf
    )
    UPDATE beers SET on_hand = on_hand - shelf.units FROM shelf WHERE beers.id = shelf.id`)
}
