import { sql } from 'drizzle-orm'
import type { MessageAuthor } from '#contract/message-authors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderMessagePictures } from '#database/schema.ts'
import type { PrivatePicture } from '../../features/media/private-pictures.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'

type Message = { side: MessageAuthor; key: string; text: string; pictures: PrivatePicture[] }

/**
 * Keeps a message, and begins its thread with the first one. A buyer's waits for an answer unless one waits already; a
 * brewery's answers all that was written before it. Whoever calls holds the parcel, so that nobody else writes in between.
 * `isNew`: false for one that was kept under this key before.
 */
export async function keepMessage(
  tx: Transaction,
  { orderId, companyId }: ParcelId,
  { side, key, text, pictures }: Message,
): Promise<{ id: string; at: string; isNew: boolean }> {
  await tx.execute(sql`
    INSERT INTO order_threads (order_id, company_id, last_at) VALUES (${orderId}, ${companyId}, clock_timestamp())
    ON CONFLICT DO NOTHING`)
  const inserted = await tx.execute<{ id: string; at: string }>(sql`
    INSERT INTO order_messages (order_id, company_id, author, key, text, pictures)
    VALUES (${orderId}, ${companyId}, ${side}, ${key}, ${text}, ${pictures.length})
    ON CONFLICT DO NOTHING RETURNING id, at`)
  const [message] = inserted.rows
  if (!message) {
    const kept = await tx.execute<{ id: string; at: string }>(sql`
      SELECT id, at FROM order_messages
      WHERE order_id = ${orderId} AND company_id = ${companyId} AND author = ${side} AND key = ${key}`)
    return { ...kept.rows[0]!, isNew: false }
  }
  await tx.execute(sql`
    UPDATE order_threads SET last_at = message.at,
      waiting_since = CASE WHEN author = 'buyer' THEN coalesce(waiting_since, message.at) END
    FROM order_messages AS message
    WHERE message.id = ${message.id} AND order_threads.order_id = ${orderId} AND order_threads.company_id = ${companyId}`)
  if (pictures.length) {
    await tx
      .insert(orderMessagePictures)
      .values(pictures.map((picture, at) => ({ messageId: message.id, place: at + 1, ...picture })))
  }
  return { ...message, isNew: true }
}
