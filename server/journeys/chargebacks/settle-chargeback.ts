import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { notKnownYet } from '../disputes/not-known-yet.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { applyChargeback } from './apply-chargeback.ts'

/**
 * Asks the provider how a chargeback stands and what it is about, and brings the books to that, its payments first. Repeating it
 * changes nothing. Answers one of this shop's payments that it is about; none where it is nothing of this shop's. While the
 * provider does not know it, it counts as a failure, for a day.
 * @param receivedAt when its notice came
 */
export async function settleChargeback(
  services: OrdersServices,
  chargebackId: string,
  receivedAt: Date,
): Promise<{ paymentId?: string } | ProviderFailure> {
  const told = await services.payments.readChargeback(chargebackId)
  if (told === null) return notKnownYet('chargeback', receivedAt) ?? {}
  if (isProviderFailure(told)) return told
  const ours: string[] = []
  for (const paymentId of told.paymentIds) {
    const settled = await settlePayment(services, paymentId)
    if (isProviderFailure(settled)) return settled
    if (settled.orderId !== null) ours.push(paymentId)
  }
  await applyChargeback(services.db, told)
  return ours[0] === undefined ? {} : { paymentId: ours[0] }
}
