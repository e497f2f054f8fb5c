import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { openWarning } from '../../orders/open-warning.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'

/**
 * Has each brewery whose parcel of an order has not left mailed that it is not to be sent, or may be sent again; nobody for one
 * without a seller. The caller holds the order.
 * @param occasion what makes it one mail a brewery: the warning, or that it was lifted
 */
export async function tellBreweriesOfWarning(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  kind: 'delivery-warned' | 'delivery-cleared',
  { orderId, occasion }: { orderId: string; occasion: string },
): Promise<void> {
  const { rows } = await tx.execute<{ companyId: string; email: string }>(sql`
    SELECT company_id AS "companyId", email
    FROM orders JOIN parcels ON order_id = orders.id
    JOIN companies ON companies.id = company_id JOIN users ON users.id = user_id
    WHERE orders.id = ${orderId} AND orders.state = 'paid' AND parcels.state = 'pending' AND users.deleted_at IS NULL
      AND (${openWarning} IS NOT NULL) = ${kind === 'delivery-warned'}
    ORDER BY company_id`)
  const mails = rows.map(({ companyId, email }) => ({
    ...{ kind, recipient: email, payload: { orderId, companyId } },
    dedupeKey: `${kind}:${occasion}:${companyId}`,
  }))
  await putInOutbox(tx, jobs, ...mails)
}
