import { type SQL, sql } from 'drizzle-orm'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { settlePaymentsOf } from './settle-payment.ts'

const AT_ONCE = 20
const DAYS_LOOKED_BACK = 7

/**
 * Asks the provider about orders that have waited for their payment for a while: no notice may have come for them, and
 * their buyers may not have come back. Answers how many were asked about.
 */
export async function reconcileOrders(services: CheckoutServices): Promise<number> {
  const { RECONCILE_AFTER_SECONDS: afterSeconds, RECONCILE_EVERY_SECONDS: everySeconds } = services.env
  return askAbout(
    services,
    // An open order is one that holds its beers: that is what an index knows.
    sql`stock_held AND created_at < now() - ${afterSeconds} * interval '1 second'
        AND coalesce(reconciled_at, '-infinity') < now() - ${everySeconds} * interval '1 second'`,
  )
}

/** Once a day each order of the last week, whatever became of it: late payments, disputes, refunds made by hand. */
export async function reconcileWeek(services: CheckoutServices): Promise<number> {
  return askAbout(
    services,
    sql`created_at > now() - ${DAYS_LOOKED_BACK} * interval '1 day'
        AND coalesce(reconciled_at, created_at) < now() - interval '1 day'`,
  )
}

/** An order is claimed by writing down that it was asked about, so that processes share the work. */
async function askAbout(services: CheckoutServices, which: SQL): Promise<number> {
  const claimed = await services.db.execute<{ id: string }>(sql`
    UPDATE orders SET reconciled_at = now()
    WHERE id IN (
      SELECT id FROM orders WHERE preference_id IS NOT NULL AND ${which}
      ORDER BY reconciled_at NULLS FIRST, id
      LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`)
  for (const { id } of claimed.rows) {
    // A provider that does not answer now will be asked again; the others would only wait for the same time-out.
    if (isProviderFailure(await settlePaymentsOf(services, id))) break
  }
  return claimed.rows.length
}
