import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { readOrderThread as call } from '#contract/order-messages.ts'
import type { Database } from '#database/open-pool.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'
import { findThread } from './find-thread.ts'
import { readAt } from './sides.ts'

/**
 * One side has looked at all up to a message; what it looked at before stays looked at. A brewery may say besides that none of it
 * needs an answer: what came in after that message still waits. The same again changes nothing.
 * Refuses: not-found (also to who has no part in the order, and of a message of another thread).
 */
export async function readThread(
  db: Database,
  id: ParcelId,
  { until, needsNoAnswer }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const thread = await findThread(db, id, caller)
  if (!thread?.side) return refuse('not-found')
  const { orderId, companyId, side } = thread
  const settles = side === 'brewery' && needsNoAnswer === true
  const read = readAt(side)
  const changed = await db.execute<{ waits: boolean }>(sql`
    UPDATE order_threads SET ${read} = greatest(${read}, message.at),
      waiting_since = CASE WHEN ${settles} AND waiting_since IS NOT NULL THEN
        (SELECT min(later.at) FROM order_messages AS later
         WHERE later.order_id = ${orderId} AND later.company_id = ${companyId} AND later.author = 'buyer' AND later.at > message.at)
        ELSE waiting_since END
    FROM order_messages AS message
    WHERE message.id = ${until} AND message.order_id = ${orderId} AND message.company_id = ${companyId}
      AND order_threads.order_id = ${orderId} AND order_threads.company_id = ${companyId}
    RETURNING waiting_since IS NOT NULL AS waits`)
  return changed.rows[0] ?? refuse('not-found')
}
