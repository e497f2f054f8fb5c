import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { orderKeys } from '#database/schema.ts'
import { endOrder } from './end-order.ts'
import type { LockedOrder } from './lock-order.ts'

/** Every order of a buyer, locked in order of their ids. The caller holds the buyer, so that none is added. */
export async function lockOrdersOf(tx: Transaction, buyerId: string): Promise<LockedOrder[]> {
  const found = await tx.execute<LockedOrder>(sql`
    SELECT id, buyer_id AS "buyerId", state, stock_held AS "stockHeld", total_cents AS "totalCents",
           charge_cents AS "chargeCents", charge_currency AS "chargeCurrency"
    FROM orders WHERE buyer_id = ${buyerId} ORDER BY id FOR NO KEY UPDATE`)
  return found.rows
}

/**
 * Takes who bought out of their orders: what was sold, for how much and into which country stays. Orders that expired
 * are cancelled, so that money which still comes for one goes back instead of sending beer to nobody. What was made of
 * the address (`request_hash`) or written by the buyer's program (`idempotency_key`, `order_keys`) goes too. The caller holds them all.
 */
export async function forgetBuyer(tx: Transaction, buyerId: string, orders: LockedOrder[]): Promise<void> {
  for (const order of orders.filter(({ state }) => state === 'expired')) {
    await endOrder(tx, order, 'cancelled', { reason: 'account-deleted' })
  }
  // Of documents against a chargeback only the names are kept once they are sent: whose they were may stand in them.
  await tx.execute(sql`
    UPDATE chargeback_documents SET name = '—'
    WHERE upload_id IN (SELECT upload.id FROM chargeback_uploads AS upload JOIN chargebacks ON chargebacks.id = chargeback_id
                        JOIN orders ON orders.id = order_id WHERE buyer_id = ${buyerId})`)
  // What a brewery wrote to them may name them.
  await tx.execute(sql`
    UPDATE parcel_removals SET words = ''
    WHERE words <> '' AND order_id IN (SELECT id FROM orders WHERE buyer_id = ${buyerId})`)
  // What they said about complaints goes, and in their own whatever anybody answered; that they complained, and what came of it, stays.
  // What somebody answered for a brewery that they worked for is the brewery's.
  await tx.execute(sql`
    UPDATE complaint_events SET words = '' WHERE words <> '' AND id IN (
      SELECT event.id FROM complaint_events AS event JOIN complaints ON complaints.id = complaint_id
      JOIN orders ON orders.id = order_id JOIN companies ON companies.id = complaints.company_id
      WHERE event.user_id = ${buyerId} AND ${buyerId} IN (buyer_id, companies.user_id)
      UNION ALL
      SELECT event.id FROM complaint_events AS event JOIN complaints ON complaints.id = complaint_id
      JOIN orders ON orders.id = order_id WHERE buyer_id = ${buyerId})`)
  await tx.delete(orderKeys).where(eq(orderKeys.buyerId, buyerId))
  await tx.execute(sql`
    UPDATE orders
    SET recipient = '—', address = '', city = '', address_state = '', phone = '',
        idempotency_key = 'deleted:' || id, request_hash = '', init_point = NULL
    WHERE buyer_id = ${buyerId}`)
}
