import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ORDER_MESSAGES_PER_PAGE } from '#contract/limits.ts'
import type { OrderMessage, OrderThread } from '#contract/order-messages.ts'
import type { Database } from '#database/open-pool.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'
import { type FoundThread, findThread } from './find-thread.ts'
import { lastRead, otherSide } from './sides.ts'

/**
 * What the two of an order wrote each other, a page of it, oldest first; the first page has the newest. There is nothing in a
 * thread that nobody began.
 * Refuses: not-found (also to who has no part in it, and of an order that nobody paid).
 */
export async function getThread(
  db: Database,
  id: ParcelId,
  pag: number | undefined,
  caller: SessionUser,
): Promise<OrderThread | Refusal> {
  const found = await findThread(db, id, caller)
  if (!found) return refuse('not-found')
  const [messages, facts] = await Promise.all([readMessages(db, found, pag ?? 1), readFacts(db, found)])
  const { side: _, buyerEmail: __, sellerEmail: ___, ...thread } = found
  return { ...thread, ...facts, messages, totalPages: Math.ceil(facts.total / ORDER_MESSAGES_PER_PAGE) }
}

async function readMessages(db: Database, thread: FoundThread, page: number): Promise<OrderMessage[]> {
  const { orderId, companyId, side } = thread
  const isNew = side ? sql`author = ${otherSide(side)} AND at > ${lastRead(side)}` : sql`false`
  const found = await db.execute<OrderMessage>(sql`
    SELECT message.id, author AS by, text, erased_at IS NOT NULL AS erased, at, ${isNew} AS "isNew",
           (SELECT coalesce(json_agg(json_build_object('id', id, 'width', width, 'height', height) ORDER BY place), '[]')
            FROM order_message_pictures WHERE message_id = message.id) AS pictures
    FROM order_messages AS message JOIN order_threads AS thread USING (order_id, company_id)
    WHERE order_id = ${orderId} AND company_id = ${companyId}
    ORDER BY at DESC, message.id DESC
    LIMIT ${ORDER_MESSAGES_PER_PAGE} OFFSET ${(page - 1) * ORDER_MESSAGES_PER_PAGE}`)
  return found.rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })).toReversed()
}

async function readFacts(db: Database, { orderId, companyId }: FoundThread) {
  const found = await db.execute<{ total: number; waits: boolean }>(sql`
    SELECT count(*)::int AS total,
           EXISTS (SELECT FROM order_threads WHERE order_id = ${orderId} AND company_id = ${companyId}
                     AND waiting_since IS NOT NULL) AS waits
    FROM order_messages WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  return found.rows[0]!
}
