import { z } from 'zod'
import { centsFromDollars, isMoney } from '#contract/money.ts'
import { toldMoment, toldRate } from '../../charge/told-rate.ts'
import type { ProviderAccount, ProviderPayment, ProviderRefund } from '../../ports/payment-provider.ts'
import type { ToldRate } from '../../ports/told-rate.ts'
import { numberedId } from './numbered-id.ts'

/** What we read of Mercado Pago's answers; whatever else they hold is left alone. */

const cents = z.number().min(0).refine(isMoney).transform(centsFromDollars)

/** The note that our own preference carries; the provider copies it into each payment made on its page. */
const metadata = z.object({ order_id: z.string().max(64) }).partial()

export const preferenceAnswer = z.object({ id: z.string().min(1).max(200), init_point: z.url() })

/**
 * A refund as the provider tells it: `approved`, `in_process` or `rejected` (reference of POST /v1/payments/{id}/refunds).
 * What it calls otherwise is not known to be back, and is asked for again.
 */
export const refundAnswer = z
  .object({ id: numberedId, amount: cents, status: z.string().max(40).nullish() })
  .transform(
    (refund): ProviderRefund => ({
      providerRefundId: refund.id,
      amountCents: refund.amount,
      standing: STANDINGS[refund.status ?? 'approved'] ?? 'in-process',
    }),
  )

const STANDINGS: Record<string, ProviderRefund['standing']> = {
  approved: 'made',
  rejected: 'rejected',
  cancelled: 'rejected',
}

/** What may be missing, or be written otherwise than its reference says: a payment is settled without it. */
const told = <Kind extends z.ZodType>(kind: Kind) => kind.nullish().catch(undefined)

const feeDetail = z.object({ amount: cents, fee_payer: z.string() })

export const paymentAnswer = z
  .object({
    id: numberedId,
    status: z.string().max(40),
    external_reference: z.string().max(256).nullish(),
    metadata: metadata.nullish().catch(undefined),
    transaction_amount: cents,
    transaction_amount_refunded: cents.nullish(),
    currency_id: z.string().max(10),
    refunds: z.array(refundAnswer).nullish().catch(undefined),
    status_detail: told(z.string().max(100)),
    fee_details: told(z.array(feeDetail)),
    transaction_details: told(z.object({ net_received_amount: told(cents) })),
    money_release_date: told(z.iso.datetime({ offset: true })),
  })
  .transform(
    (payment): ProviderPayment => ({
      providerId: payment.id,
      orderId: payment.external_reference || null,
      pageOfOrderId: payment.metadata?.order_id ?? null,
      status: payment.status,
      amountCents: payment.transaction_amount,
      refundedCents: refundedCents(payment.transaction_amount_refunded ?? 0, payment.refunds ?? []),
      currency: payment.currency_id,
      statusDetail: payment.status_detail ?? '',
      feeCents: feeCents(payment.fee_details ?? []),
      // Nothing is received of what is not paid: the provider writes 0 then.
      netCents: payment.transaction_details?.net_received_amount || null,
      releasedAt: payment.money_release_date ? new Date(payment.money_release_date) : null,
    }),
  )

export const searchAnswer = z.object({ results: z.array(paymentAnswer) })

/** Whether `transaction_amount_refunded` counts what is still in process is told nowhere: that is not back yet. */
function refundedCents(toldCents: number, refunds: ProviderRefund[]): number {
  if (!refunds.some(({ standing }) => standing === 'in-process')) return toldCents
  const made = refunds.filter(({ standing }) => standing === 'made')
  return Math.min(
    toldCents,
    made.reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** What whoever collects pays of the fees; the others are the payer's. */
function feeCents(fees: z.output<typeof feeDetail>[]): number | null {
  const own = fees.filter(({ fee_payer }) => fee_payer === 'collector')
  return own.length ? own.reduce((sum, { amount }) => sum + amount, 0) : null
}

export const accountAnswer = z
  .object({ id: numberedId, site_id: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ id, site_id }): ProviderAccount => ({ collectorId: id, site: site_id }))

const paymentMethod = z.object({
  status: z.string(),
  min_allowed_amount: told(cents),
  max_allowed_amount: told(cents),
})

/** The least and the most of all means that are in use: whoever pays more than one of them takes chooses another. */
export const paymentMethodsAnswer = z
  .array(paymentMethod)
  .transform((methods): Pick<ProviderAccount, 'leastCents' | 'mostCents'> => {
    const active = methods.filter(({ status }) => status === 'active')
    const least = active.flatMap(({ min_allowed_amount }) => min_allowed_amount ?? [])
    const most = active.flatMap(({ max_allowed_amount }) => max_allowed_amount || [])
    return {
      ...(least.length && { leastCents: Math.min(...least) }),
      ...(most.length && { mostCents: Math.max(...most) }),
    }
  })

/**
 * What one dollar costs. In no reference: the plugin for WooCommerce reads `ratio`, other clients `rate`
 * (https://github.com/mercadopago/cart-woocommerce). Without a moment of its own it is of now.
 */
export const conversionAnswer = z
  .object({ ratio: toldRate.nullish(), rate: toldRate.nullish(), creation_date: toldMoment.nullish() })
  .transform(({ ratio, rate, creation_date }, context): ToldRate => {
    const told = ratio ?? rate
    if (told) return { rate: told, validFrom: creation_date ?? new Date() }
    context.issues.push({ code: 'custom', input: told, message: 'no rate', path: ['ratio'] })
    return z.NEVER
  })
