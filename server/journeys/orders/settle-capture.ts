import { eq } from 'drizzle-orm'
import type { OrderState } from '#contract/purchases.ts'
import type { UnusedPaymentReason } from '#contract/refund-reasons.ts'
import { SOLD_STATES } from '#contract/sales.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, users } from '#database/schema.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import { shopDay } from '../../shop-day.ts'
import { endOrder } from './end-order.ts'
import { findDifference } from './find-difference.ts'
import type { LockedOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'
import { oweRefund } from './owe-refund.ts'
import { sellOrder } from './sell-order.ts'

const HAS_BEEN_PAID: readonly OrderState[] = SOLD_STATES

/**
 * Gives money that was just captured its one outcome: applied to its order, or owed back (wrong amount, currency or
 * reference; a second capture; an order that was cancelled; an order without a hold that cannot be sold as it was
 * ordered, or that expired and whose buyer was switched off).
 */
export async function settleCapture(
  services: OrdersServices,
  tx: Transaction,
  order: LockedOrder,
  payment: ProviderPayment,
): Promise<void> {
  const { providerId, amountCents, currency } = payment
  const owe = (reason: UnusedPaymentReason) =>
    oweRefund(services, tx, { providerId, orderId: order.id, amountCents }, reason)

  if (!isWhatWasAsked(order, payment)) {
    const detail = { payment: providerId, amountCents, currency, reference: payment.orderId }
    if (order.state === 'pending') await endOrder(tx, order, 'mismatch', detail)
    else await tx.insert(orderEvents).values({ orderId: order.id, event: 'mismatch', detail })
    return owe('mismatch')
  }
  if (order.state === 'pending' || (order.state === 'expired' && (await mayStillBuy(tx, order)))) {
    const difference = order.stockHeld ? undefined : await findDifference(tx, order, shopDay(services.env))
    if (!difference) return sellOrder(services, tx, order, providerId)
    await endOrder(tx, order, difference, { payment: providerId })
    return owe(difference)
  }
  const reason = HAS_BEEN_PAID.includes(order.state) ? 'second-capture' : 'order-ended'
  await tx.insert(orderEvents).values({ orderId: order.id, event: reason, detail: { payment: providerId } })
  return owe(reason)
}

function isWhatWasAsked(order: LockedOrder, payment: ProviderPayment): boolean {
  return (
    payment.orderId === order.id &&
    payment.amountCents === order.chargeCents &&
    payment.currency === order.chargeCurrency
  )
}

/** What is open ends with the buyer's switch; what had expired by then must not begin anew. */
async function mayStillBuy(tx: Transaction, { buyerId }: LockedOrder): Promise<boolean> {
  const [buyer] = await tx.select({ active: users.active }).from(users).where(eq(users.id, buyerId))
  return buyer!.active
}
