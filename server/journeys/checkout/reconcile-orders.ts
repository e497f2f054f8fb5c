import { sql } from 'drizzle-orm'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { settlePaymentsOf } from './settle-payment.ts'

const AT_ONCE = 20
const DAYS_LOOKED_BACK = 7

/**
 * Asks the provider about orders that no notice may have come for: those that have waited for their payment for a
 * while, every time anew, and once a day each order of the last week, whatever became of it. An order is claimed by
 * writing down that it was asked about, so that processes share the work. Answers how many were asked about.
 */
export async function reconcileOrders(services: CheckoutServices): Promise<number> {
  const { db, env } = services
  const claimed = await db.execute<{ id: string }>(sql`
    UPDATE orders SET reconciled_at = now()
    WHERE id IN (
      SELECT id FROM orders
      WHERE preference_id IS NOT NULL
        AND (
          (state = 'pending' AND created_at < now() - ${env.RECONCILE_AFTER_SECONDS} * interval '1 second'
            AND coalesce(reconciled_at, '-infinity') < now() - ${env.RECONCILE_EVERY_SECONDS} * interval '1 second')
          OR (created_at > now() - ${DAYS_LOOKED_BACK} * interval '1 day'
            AND coalesce(reconciled_at, created_at) < now() - interval '1 day'))
      ORDER BY reconciled_at NULLS FIRST, id
      LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`)
  for (const { id } of claimed.rows) {
    // A provider that does not answer now will be asked again; the others would only wait for the same time-out.
    if (isProviderFailure(await settlePaymentsOf(services, id))) break
  }
  return claimed.rows.length
}
