import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import { refunds } from '#database/schema.ts'
import { IS_OPEN_REFUND } from '../../orders/open-refund.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'

/** For so long an account without money is asked again, each hour at least: the next sales may bring it. */
const TRIED_DAYS = 7

export type ClaimedRefund = {
  id: string
  orderId: string
  paymentId: string
  amountCents: number
  /** Whether an earlier attempt may have reached the provider. */
  isUnknown: boolean
  /** Whether it has been owed so long that a person must look why it does not go. */
  isOverdue: boolean
  /** Whether the provider has taken it on: then it is asked about, and never sent again. */
  isInProcess: boolean
  /** The provider's id of the one in process; of any other, of the one that the provider rejected before. */
  providerRefundId: string | null
}

/**
 * Takes the refund for this process, with no reason against it as long as it is under way, and writes `sent` before
 * anything is sent. One at a time a payment: so that of two equal refunds it is always clear which one the provider
 * already knows.
 *
 * The claim lasts for three answers of the provider and a pause. Whoever waits longer for a turn, at the provider or on a
 * connection, may still be at it when another process claims the refund: then both send it under the same key and for the
 * same amount, which the provider takes as one refund, and the first to write that it is done is the only one.
 */
export async function claimRefund(
  { db, env }: OrdersServices,
  refundId: string,
): Promise<ClaimedRefund | undefined> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(eq(refunds.id, refundId))
    if (!known) return undefined
    await lockOrder(tx, known.orderId)
    const claimed = await tx.execute<ClaimedRefund>(sql`
      UPDATE refunds
      SET state = CASE state WHEN 'in-process' THEN state ELSE 'sent' END, attempts = attempts + 1, last_error = '',
          next_attempt_at = now() + ${env.PROVIDER_TIMEOUT_MS * 3} * interval '1 millisecond'
            + least(${env.RETRY_EVERY_SECONDS} * 2 ^ least(attempts, 12), 3600) * interval '1 second'
      WHERE id = ${refundId} AND ${IS_OPEN_REFUND} AND next_attempt_at <= now()
        AND (state = 'in-process'
             OR NOT EXISTS (SELECT FROM refunds AS other
                            WHERE other.payment_id = refunds.payment_id AND other.state IN ('sent', 'in-process')
                              AND other.id <> refunds.id))
      RETURNING id, order_id AS "orderId", payment_id AS "paymentId", amount_cents AS "amountCents",
                old.state = 'sent' AS "isUnknown", old.state = 'in-process' AS "isInProcess",
                created_at < now() - ${TRIED_DAYS} * interval '1 day' AS "isOverdue",
                provider_refund_id AS "providerRefundId"`)
    return claimed.rows[0]
  })
}

/**
 * The key of a refund at the provider: its id, for ever. After the provider has taken it on and rejected it, that key
 * would be answered with the rejection for ever: then also the id of what was rejected.
 */
export function keyOfRefund({ id, providerRefundId }: ClaimedRefund): string {
  return providerRefundId ? `${id}-${providerRefundId}` : id
}
