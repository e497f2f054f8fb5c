import { sql } from 'drizzle-orm'
import { type MovingEvent, ORDER_EVENTS } from '#contract/order-events.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents } from '#database/schema.ts'
import type { LockedOrder } from './lock-order.ts'
import { NO_LONGER_HELD, releaseHolds } from './release-holds.ts'

/**
 * Moves a locked order to where an event leads, and writes that down; beers that it still holds go back to the shelf.
 * @throws where the event does not lead on from where the order stands (contract/order-events.ts): a bug
 */
export async function endOrder(
  tx: Transaction,
  order: LockedOrder,
  event: Exclude<MovingEvent, 'settled'>,
  detail?: Record<string, unknown>,
): Promise<void> {
  const toState = ORDER_EVENTS[event].to
  if (order.stockHeld) await releaseHolds(tx, [order.id])
  await tx.execute(sql`UPDATE orders SET state = ${toState}, ${NO_LONGER_HELD} WHERE id = ${order.id}`)
  await tx.insert(orderEvents).values({ orderId: order.id, event, fromState: order.state, toState, detail })
}
