import { and, eq, isNotNull } from 'drizzle-orm'
import { orders } from '#database/schema.ts'
import { isSameCart, mergeProducts } from './order-keys.ts'
import type { OrdersServices } from './orders-services.ts'
import type { OrderRequest } from './place-order.ts'
import { settlePaymentsOf } from './settle-payment.ts'

/**
 * Asks the provider how the buyer's open orders stand that a new one would take the place of: the notice of a payment may be on its
 * way, and an order that is paid is not replaced. Where the provider is away they are replaced as they stand, and money that
 * comes later goes back. Before the transaction that places the new one, in which nothing waits for the network.
 */
export async function settleOpenOrders(
  services: OrdersServices,
  buyerId: string,
  products: OrderRequest['products'],
): Promise<void> {
  const wanted = mergeProducts(products)
  const open = await services.db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.state, 'pending'), isNotNull(orders.initPoint)))
  for (const { id, requestHash } of open) {
    if (!isSameCart(requestHash, wanted)) await settlePaymentsOf(services, id)
  }
}
