import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { orders } from '#database/schema.ts'

export type LockedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'buyerId' | 'state' | 'stockHeld' | 'totalCents' | 'chargeCents' | 'chargeCurrency'
>

/** Locks an order: the first lock that anything takes that changes one, before its beers'. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<LockedOrder | undefined> {
  const { id, buyerId, state, stockHeld, totalCents, chargeCents, chargeCurrency } = orders
  const [order] = await tx
    .select({ id, buyerId, state, stockHeld, totalCents, chargeCents, chargeCurrency })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update')
  return order
}
