import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/purchases.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents } from '#database/schema.ts'
import type { LockedOrder } from './lock-order.ts'
import { NO_LONGER_HELD, releaseHolds } from './release-holds.ts'

/** Moves a locked order to another state and says why; beers that it still holds go back to the shelf. */
export async function endOrder(
  tx: Transaction,
  order: LockedOrder,
  toState: Exclude<OrderState, 'pending' | 'paid'>,
  event: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  if (order.stockHeld) await releaseHolds(tx, [order.id])
  await tx.execute(sql`UPDATE orders SET state = ${toState}, ${NO_LONGER_HELD} WHERE id = ${order.id}`)
  await tx.insert(orderEvents).values({ orderId: order.id, event, fromState: order.state, toState, detail })
}
