import { sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { BUYER_SEEN_DAYS } from '#contract/limits.ts'
import { moneyBack } from './money-back.ts'

/**
 * Whether a parcel's seller still sees the e-mail, phone and address of who bought: while it is to be sent, and until
 * 30 days after the hand-over, whatever became of its money meanwhile, because it may have to come back. No longer once
 * it was cancelled or must not leave. The first shipment counts, so that correcting its number prolongs nothing, and the
 * hand-over at most 60 days after that, so that nothing once gone comes back; but while the buyer waits for what is to be sent
 * again, which needs an address. A condition on `parcels` joined with `orders`.
 */
export const buyerInReach = sql`(CASE parcels.state
  WHEN 'cancelled' THEN false
  WHEN 'pending' THEN NOT ${moneyBack}
  ELSE (SELECT now() < least(
          min(step.at) FILTER (WHERE step.to_state = 'delivered'),
          coalesce(min(step.at) FILTER (WHERE step.to_state = 'shipped'), parcels.created_at)
            + ${BUYER_SEEN_DAYS.onTheWay}::int * interval '1 day'
        ) + ${BUYER_SEEN_DAYS.afterHandOver}::int * interval '1 day'
        FROM parcel_events AS step
        WHERE step.order_id = parcels.order_id AND step.company_id = parcels.company_id)
    OR EXISTS (SELECT FROM complaints WHERE complaints.order_id = parcels.order_id
                 AND complaints.company_id = parcels.company_id AND complaints.state = 'to-send-again')
  END)`

/** The same for who asks: admins see it always, they look after orders for as long as these are kept. */
export function buyerInReachOf(caller: Pick<SessionUser, 'role'>) {
  return caller.role === 'Admin' ? sql`true` : buyerInReach
}
