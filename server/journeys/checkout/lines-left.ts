import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Units of an order's line that no refund is for yet. */
export type LineLeft = { beerId: string; companyId: string; quantity: number; unitCents: number }

/** Every line of an order with the units that no refund is for yet; 0 where all of them went back. */
export async function linesLeft(tx: Transaction, orderId: string): Promise<LineLeft[]> {
  const found = await tx.execute<LineLeft>(sql`
    SELECT line.beer_id AS "beerId", line.company_id AS "companyId", line.unit_cents AS "unitCents",
           (line.quantity - coalesce(
             (SELECT sum(refunded.quantity) FROM refund_lines AS refunded
              JOIN refunds ON refunds.id = refunded.refund_id
              WHERE refunds.order_id = line.order_id AND refunded.beer_id = line.beer_id), 0))::int AS quantity
    FROM order_lines AS line WHERE line.order_id = ${orderId} ORDER BY line.beer_id`)
  return found.rows
}
