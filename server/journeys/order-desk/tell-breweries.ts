import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'

/** Has each brewery whose beers a refund is for mailed that their money goes back; nobody for one without a seller. */
export async function tellBreweries(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  const { rows } = await tx.execute<{ companyId: string; userId: string; email: string }>(sql`
    SELECT DISTINCT companies.id AS "companyId", users.id AS "userId", users.email
    FROM refund_lines JOIN order_lines USING (beer_id)
    JOIN companies ON companies.id = company_id JOIN users ON users.id = companies.user_id
    WHERE refund_id = ${refundId} AND order_id = ${orderId} AND users.deleted_at IS NULL
    ORDER BY companies.id`)
  for (const { companyId, userId, email } of rows) {
    await putInOutbox(tx, jobs, {
      dedupeKey: `sale-refunded:${refundId}:${companyId}`,
      kind: 'sale-refunded',
      recipient: email,
      payload: { orderId, companyId, refundId, userId },
    })
  }
}
