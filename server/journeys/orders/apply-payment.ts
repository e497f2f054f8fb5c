import { inTransaction } from '#database/in-transaction.ts'
import { postChargebackOpened } from '#database/ledger/post-chargeback.ts'
import { postFee } from '#database/ledger/post-fee.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents } from '#database/schema.ts'
import { RANK, rankOf } from '../../orders/payment-rank.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import { openChargeback } from '../chargebacks/open-chargeback.ts'
import { tellBreweriesOfWarning } from '../disputes/tell-breweries-of-warning.ts'
import { adoptProviderRefunds } from './adopt-provider-refunds.ts'
import { endOrder } from './end-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { lockOrderOfPayment } from './lock-order-of-payment.ts'
import type { OrdersServices } from './orders-services.ts'
import { recordLostCapture } from './record-lost-capture.ts'
import { recordPayment } from './record-payment.ts'
import { settleCapture } from './settle-capture.ts'

/** The order that a payment belongs to; null when it is none of this shop's. `isUnknown`: nor known to the provider. */
export type Settlement = { orderId: string | null; isUnknown?: true }

/** Brings the books to what the provider says of a payment, in one transaction. Repeating it changes nothing. */
export async function applyPayment(services: OrdersServices, payment: ProviderPayment): Promise<Settlement> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderOfPayment(tx, payment)
    if (!order) {
      // The account may take payments for others too: what is not ours is not ours to refund.
      services.log.warn({ paymentId: payment.providerId }, 'a payment of no order of this shop')
      return { orderId: null }
    }
    const recorded = await recordPayment(tx, order.id, payment)
    const isTaken =
      rankOf(payment.status) === RANK.chargedBack && (await openChargeback(tx, payment.providerId))
    if (recorded !== 'old-news') {
      await act(services, tx, order, payment, { ...recorded, isTaken })
      if (recorded.isWarned) await tellOfWarning(services, tx, order.id, payment)
    }
    if (payment.feeCents !== null) {
      await postFee(tx, payment.providerId, services.env.PROVIDER_FEE_BORNE_BY === 'breweries')
    }
    if (payment.refundedCents > 0) await adoptProviderRefunds(services, tx, order.id, payment)
    return { orderId: order.id }
  })
}

async function act(
  services: OrdersServices,
  tx: Transaction,
  order: LockedOrder,
  payment: ProviderPayment,
  { disposition, isTaken }: { disposition: 'applied' | 'refund' | null; isTaken: boolean },
): Promise<void> {
  const rank = rankOf(payment.status)
  if (disposition === null && rank === RANK.captured) return settleCapture(services, tx, order, payment)
  if (disposition === null && rank > RANK.captured) return recordLostCapture(tx, order.id, payment)
  if (disposition === 'applied' && isTaken && order.state === 'paid') {
    await endOrder(tx, order, 'charged-back', { payment: payment.providerId })
    return postChargebackOpened(tx, { orderId: order.id, paymentId: payment.providerId })
  }
  await tx.insert(orderEvents).values({
    orderId: order.id,
    event: 'payment-seen',
    detail: { payment: payment.providerId, status: payment.status },
  })
}

/** A warning that came before the money: the parcels are there only now, if the payment was what the order waited for. */
function tellOfWarning(
  { jobs }: OrdersServices,
  tx: Transaction,
  orderId: string,
  { providerId, status }: ProviderPayment,
): Promise<void> {
  const occasion = `${providerId}:${status}`
  return tellBreweriesOfWarning(tx, jobs, 'delivery-warned', { orderId, occasion })
}
