import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { OpenOrder } from '../orders/cancel-open-orders.ts'

/**
 * Tells the buyers of cancelled orders which beers are not on sale any more: in one statement, since all of their beers
 * are held meanwhile.
 * @param withdrawn all beers of a company, or one
 */
export async function mailWithdrawn(
  tx: Transaction,
  jobs: JobQueue,
  cancelled: OpenOrder[],
  withdrawn: { companyId: string } | { beerId: string },
): Promise<void> {
  await putInOutbox(
    tx,
    jobs,
    ...cancelled.map(({ id, buyerEmail }) => ({
      dedupeKey: `order-withdrawn:${id}`,
      kind: 'order-withdrawn' as const,
      recipient: buyerEmail,
      payload: { orderId: id, ...withdrawn },
    })),
  )
}
