import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Erases what a buyer wrote to breweries: that something was written, and when, stays. Their pictures are condemned at once, and
 * the next sweep deletes the files. The caller holds their orders, so that nothing is written meanwhile.
 */
export async function forgetMessages(tx: Transaction, buyerId: string): Promise<void> {
  const theirs = sql`author = 'buyer' AND order_id IN (SELECT id FROM orders WHERE buyer_id = ${buyerId})`
  await tx.execute(sql`
    WITH gone AS (
      DELETE FROM order_message_pictures
      WHERE message_id IN (SELECT id FROM order_messages WHERE ${theirs}) RETURNING name
    )
    UPDATE pictures SET condemned_at = now() WHERE name IN (SELECT name FROM gone)`)
  await tx.execute(sql`
    UPDATE order_messages SET text = '', pictures = 0, erased_at = now() WHERE ${theirs} AND erased_at IS NULL`)
}
