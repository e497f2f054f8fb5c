import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Puts units of an order back on the shelf; what was free was never counted as sold. The caller holds the order. */
export async function restock(
  tx: Transaction,
  orderId: string,
  lines: { beerId: string; quantity: number }[],
): Promise<void> {
  await tx.execute(sql`
    WITH lines AS (
      SELECT * FROM unnest(${sql.param(lines.map(({ beerId }) => beerId))}::uuid[],
                           ${sql.param(lines.map(({ quantity }) => quantity))}::int[]) AS line(beer_id, quantity)
    ), shelf AS (
      SELECT beers.id FROM beers WHERE id IN (SELECT beer_id FROM lines) ORDER BY id FOR NO KEY UPDATE
    ), moved AS (
      INSERT INTO stock_movements (beer_id, units, cause, order_id)
      SELECT beer_id, quantity, 'restocked', ${orderId} FROM lines
    )
    UPDATE beers SET on_hand = on_hand + lines.quantity,
                     units_sold = units_sold - CASE WHEN unit_cents > 0 THEN lines.quantity ELSE 0 END
    FROM shelf JOIN lines ON lines.beer_id = shelf.id
    JOIN order_lines AS line ON line.beer_id = shelf.id AND line.order_id = ${orderId}
    WHERE beers.id = shelf.id`)
}
