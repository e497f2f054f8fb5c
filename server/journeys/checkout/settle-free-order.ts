import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { orders } from '#database/schema.ts'
import type { PaymentPage } from '../../ports/payment-provider.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { inTransaction } from './in-transaction.ts'
import { lockOrder } from './lock-order.ts'
import { sellOrder } from './sell-order.ts'

/** What stands in place of a preference of the provider. */
const FREE = 'free'

/**
 * Settles an order whose beers cost nothing: no provider takes a payment of zero, so the buyer is led straight to the
 * page of an approved one. Refuses: order-not-open.
 */
export async function settleFreeOrder(
  services: CheckoutServices,
  orderId: string,
): Promise<PaymentPage | Refusal> {
  const initPoint = `${services.env.publicUrl}/succes?external_reference=${orderId}`
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !['pending', 'paid'].includes(order.state)) return refuse('order-not-open')
    if (order.state === 'pending') {
      await sellOrder(services, tx, order, null)
      await tx.update(orders).set({ preferenceId: FREE, initPoint }).where(eq(orders.id, orderId))
    }
    return { preferenceId: FREE, initPoint }
  })
}
