import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { applyPayment, type Settlement } from './apply-payment.ts'
import type { OrdersServices } from './orders-services.ts'

/**
 * Asks the provider how a payment stands and acts on it. Webhook, return page and reconciliation all end here; any
 * number of times, in any order, with the same result. Answers the order it belongs to, null for a payment that is
 * none of ours, or the provider's failure: then nothing has changed.
 */
export async function settlePayment(
  services: OrdersServices,
  paymentId: string,
): Promise<Settlement | ProviderFailure> {
  const payment = await services.payments.readPayment(paymentId)
  if (payment === null) return { orderId: null, isUnknown: true }
  if (isProviderFailure(payment)) {
    tellLog(services, { paymentId }, payment)
    return payment
  }
  return applyPayment(services, payment)
}

/** The same for every payment of an order, those that no notice ever came for included. */
export async function settlePaymentsOf(
  services: OrdersServices,
  orderId: string,
): Promise<{ payments: number } | ProviderFailure> {
  const found = await services.payments.findPayments(orderId)
  if (isProviderFailure(found)) {
    tellLog(services, { orderId }, found)
    return found
  }
  for (const payment of found) await applyPayment(services, payment)
  return { payments: found.length }
}

/** A provider that is away is told of once, by its adapter. */
function tellLog({ log }: OrdersServices, about: object, { failed, status, message }: ProviderFailure): void {
  if (failed !== 'not-asked') log.warn({ ...about, status, reason: message }, 'payments not readable')
}
