import { sql } from 'drizzle-orm'
import type { MessageAuthor } from '#contract/message-authors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { FoundThread } from './find-thread.ts'
import { otherSide, readAt } from './sides.ts'

/**
 * Mails the other side that something was written to them: once until they have looked at the thread. The mail's key is when they
 * last did, so that whatever is written meanwhile makes no second one, and what comes after they looked makes another.
 */
export async function tellOfMessage(
  jobs: Pick<JobQueue, 'enqueue'>,
  tx: Transaction,
  { orderId, companyId, buyerEmail, sellerEmail }: FoundThread,
  by: MessageAuthor,
): Promise<void> {
  const to = otherSide(by)
  const recipient = to === 'buyer' ? buyerEmail : sellerEmail
  if (!recipient) return
  const found = await tx.execute<{ looked: string }>(sql`
    SELECT coalesce(extract(epoch FROM ${readAt(to)})::text, 'never') AS looked FROM order_threads
    WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  const kind = to === 'buyer' ? 'message-to-buyer' : 'message-to-seller'
  await putInOutbox(tx, jobs, {
    kind,
    dedupeKey: `${kind}:${orderId}:${companyId}:${found.rows[0]!.looked}`,
    recipient,
    payload: { orderId, companyId },
  })
}
