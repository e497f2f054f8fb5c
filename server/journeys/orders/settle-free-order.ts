import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { orders } from '#database/schema.ts'
import { readersOrigin } from '../../http/readers-origin.ts'
import type { PaymentPage } from '../../ports/payment-provider.ts'
import { shopDay } from '../../shop-day.ts'
import { endOrder } from './end-order.ts'
import { findDifference } from './find-difference.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'
import { sellOrder } from './sell-order.ts'

/** What stands in place of a preference of the provider. */
const FREE = 'free'

/**
 * Settles an order whose beers cost nothing: no provider takes a payment of zero, so the buyer is led straight to the
 * page of an approved one. Refuses: order-not-open, also where it held nothing and its beers are gone meanwhile.
 */
export async function settleFreeOrder(
  services: OrdersServices,
  orderId: string,
): Promise<PaymentPage | Refusal> {
  const initPoint = `${readersOrigin(services.env)}/succes?external_reference=${orderId}`
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !['pending', 'paid'].includes(order.state)) return refuse('order-not-open')
    if (order.state === 'pending') {
      if (!order.stockHeld && (await findDifference(tx, order, shopDay(services.env)))) {
        await endOrder(tx, order, 'cancelled', { reason: 'sold-out' })
        return refuse('order-not-open')
      }
      await sellOrder(services, tx, order, null)
      await tx.update(orders).set({ preferenceId: FREE, initPoint }).where(eq(orders.id, orderId))
    }
    return { preferenceId: FREE, initPoint }
  })
}
