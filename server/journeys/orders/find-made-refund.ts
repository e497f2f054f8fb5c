import { eq } from 'drizzle-orm'
import { refunds } from '#database/schema.ts'
import { isProviderFailure, type ProviderFailure, type ProviderRefund } from '../../ports/payment-provider.ts'
import type { OrdersServices } from './orders-services.ts'

/** What a provider answers that knows no such payment: then it has made no refund of it either. */
const NO_SUCH_PAYMENT = 404

/**
 * The provider's refund of that amount, made or in process, which none of ours is yet. Money that went back by hand stands in the books without
 * the provider's id: only what it has given back beyond the books can be ours. Undefined when there is none.
 */
export async function findMadeRefund(
  { db, payments }: Pick<OrdersServices, 'db' | 'payments'>,
  refund: { paymentId: string; amountCents: number },
): Promise<ProviderRefund | ProviderFailure | undefined> {
  const made = await payments.listRefunds(refund.paymentId)
  if (isProviderFailure(made)) return made.status === NO_SUCH_PAYMENT ? undefined : made
  const ours = await db
    .select({
      providerRefundId: refunds.providerRefundId,
      amountCents: refunds.amountCents,
      state: refunds.state,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, refund.paymentId))
  const beyondBooksCents =
    sumOf(made) - sumOf(ours.filter(({ state }) => state === 'done' || state === 'in-process'))
  if (beyondBooksCents < refund.amountCents) return undefined
  const known = new Set(ours.map(({ providerRefundId }) => providerRefundId))
  return made.find(
    ({ providerRefundId, amountCents }) => amountCents === refund.amountCents && !known.has(providerRefundId),
  )
}

function sumOf(list: { amountCents: number }[]): number {
  return list.reduce((total, { amountCents }) => total + amountCents, 0)
}
