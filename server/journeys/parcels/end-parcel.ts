import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { endOrder } from '../orders/end-order.ts'
import type { LockedParcel } from './lock-parcel.ts'
import { moveParcel } from './move-parcel.ts'

/**
 * A locked parcel of which nothing is left is cancelled, by whoever took the last of it out. Its buyer's cancelling is mailed to
 * its seller; a seller tells the buyer themself.
 */
export async function endParcel(
  services: Pick<Services, 'jobs' | 'env'>,
  tx: Transaction,
  parcel: LockedParcel,
  { by, tellsSeller }: { by: string; tellsSeller: boolean },
) {
  const { order, sellerId } = parcel
  const moved = await moveParcel(services, tx, parcel, {
    to: 'cancelled',
    by,
    ...(tellsSeller && { mail: { kind: 'parcel-cancelled', userId: sellerId } }),
  })
  if (order.totalCents === 0 && (await isAllCancelled(tx, order.id))) {
    // No refund will ever end an order that cost nothing.
    await endOrder(tx, order, 'refunded')
  }
  return moved
}

async function isAllCancelled(tx: Transaction, orderId: string): Promise<boolean> {
  const found = await tx.execute<{ all: boolean }>(sql`
    SELECT bool_and(state = 'cancelled') AS all FROM parcels WHERE order_id = ${orderId}`)
  return found.rows[0]!.all
}

/** Whether its buyer cancelled a parcel that is cancelled; otherwise its brewery could not send it. */
export async function isCancelledByBuyer(
  tx: Transaction,
  { order, companyId }: LockedParcel,
): Promise<boolean> {
  const found = await tx.execute(sql`
    SELECT FROM parcel_events WHERE order_id = ${order.id} AND company_id = ${companyId}
      AND to_state = 'cancelled' AND user_id = ${order.buyerId}`)
  return found.rows.length > 0
}
