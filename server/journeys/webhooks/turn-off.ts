import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { webhookTargets } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import { sellerOf } from '../../people/seller-of.ts'
import type { JobQueue } from '../../ports/job-queue.ts'

/** Nothing is sent to a target any more until its brewery turns it on, which is mailed. One that is off already stays as it is. */
export async function turnOff(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { targetId, companyId }: { targetId: string; companyId: string },
  because: 'failed' | 'gone',
): Promise<void> {
  const [off] = await tx
    .update(webhookTargets)
    .set({ offBecause: because, offAt: sql`now()` })
    .where(and(eq(webhookTargets.id, targetId), isNull(webhookTargets.offBecause)))
    .returning({ at: webhookTargets.offAt })
  if (!off?.at) return
  const seller = await sellerOf(tx, companyId)
  if (!seller) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `webhook-off:${targetId}:${off.at.toISOString()}`,
    kind: 'webhook-off',
    recipient: seller.email,
    payload: { companyId, webhookId: targetId },
  })
}
