import { z } from 'zod'
import { centsFromDollars, isMoney } from '#contract/money.ts'
import type { ProviderPayment, ProviderRefund } from '../../ports/payment-provider.ts'

/** What we read of Mercado Pago's answers; whatever else they hold is left alone. */

const numberedId = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String)
const cents = z.number().min(0).refine(isMoney).transform(centsFromDollars)

/** The note that our own preference carries; the provider copies it into each payment made on its page. */
const metadata = z.object({ order_id: z.string().max(64) }).partial()

export const preferenceAnswer = z.object({ id: z.string().min(1).max(200), init_point: z.url() })

export const paymentAnswer = z
  .object({
    id: numberedId,
    status: z.string().max(40),
    external_reference: z.string().max(256).nullish(),
    metadata: metadata.nullish().catch(undefined),
    transaction_amount: cents,
    transaction_amount_refunded: cents.nullish(),
    currency_id: z.string().max(10),
  })
  .transform(
    (payment): ProviderPayment => ({
      providerId: payment.id,
      orderId: payment.external_reference || null,
      pageOfOrderId: payment.metadata?.order_id ?? null,
      status: payment.status,
      amountCents: payment.transaction_amount,
      refundedCents: payment.transaction_amount_refunded ?? 0,
      currency: payment.currency_id,
    }),
  )

export const searchAnswer = z.object({ results: z.array(paymentAnswer) })

/** A refund that the provider has turned down or taken back moved no money. */
export const refundAnswer = z
  .object({ id: numberedId, amount: cents, status: z.string().nullish() })
  .transform((refund) => ({
    providerRefundId: refund.id,
    amountCents: refund.amount,
    isMade: !['rejected', 'cancelled'].includes(refund.status ?? 'approved'),
  }))

export function madeRefund({ providerRefundId, amountCents }: z.output<typeof refundAnswer>): ProviderRefund {
  return { providerRefundId, amountCents }
}
