import { z } from 'zod'
import { dollarsFromCents } from '#contract/money.ts'
import { isProviderFailure, type PaymentProvider } from '../../ports/payment-provider.ts'
import { madeRefund, paymentAnswer, preferenceAnswer, refundAnswer, searchAnswer } from './answers.ts'
import { callMercadoPago } from './call-mercado-pago.ts'
import { isGenuineNotice } from './is-genuine-notice.ts'
import { preferenceOf } from './preference-of.ts'

/**
 * Mercado Pago's Checkout Pro, spoken directly: the few calls that the shop needs
 * (https://www.mercadopago.com/developers/en/reference/online-payments/checkout-pro/overview).
 *
 * @param publicUrl the shop's address: where buyers return to and notices are sent
 */
export function createMercadoPago(options: {
  baseUrl: string
  accessToken: string
  webhookSecret: string
  publicUrl: string
  timeoutMs: number
}): PaymentProvider {
  const { webhookSecret, publicUrl } = options

  return {
    async openPayment(request) {
      const page = await callMercadoPago(options, {
        method: 'POST',
        path: '/checkout/preferences',
        body: preferenceOf(request, publicUrl),
        idempotencyKey: request.orderId,
        answer: preferenceAnswer,
      })
      return isProviderFailure(page) ? page : { preferenceId: page.id, initPoint: page.init_point }
    },

    async readPayment(providerId) {
      const payment = await callMercadoPago(options, {
        method: 'GET',
        path: `/v1/payments/${encodeURIComponent(providerId)}`,
        answer: paymentAnswer,
      })
      return isProviderFailure(payment) && payment.status === 404 ? null : payment
    },

    async findPayments(orderId) {
      const query = new URLSearchParams({
        external_reference: orderId,
        sort: 'date_created',
        criteria: 'asc',
        limit: '100',
      })
      const found = await callMercadoPago(options, {
        method: 'GET',
        path: `/v1/payments/search?${query}`,
        answer: searchAnswer,
      })
      return isProviderFailure(found) ? found : found.results
    },

    async refund(providerId, amountCents, idempotencyKey) {
      const refund = await callMercadoPago(options, {
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(providerId)}/refunds`,
        body: { amount: dollarsFromCents(amountCents) },
        idempotencyKey,
        answer: refundAnswer,
      })
      if (isProviderFailure(refund)) return refund
      return refund.isMade
        ? madeRefund(refund)
        : { failed: 'refused', status: 422, message: 'the refund was rejected' }
    },

    async listRefunds(providerId) {
      const refunds = await callMercadoPago(options, {
        method: 'GET',
        path: `/v1/payments/${encodeURIComponent(providerId)}/refunds`,
        answer: z.array(refundAnswer),
      })
      return isProviderFailure(refunds) ? refunds : refunds.filter((each) => each.isMade).map(madeRefund)
    },

    isGenuineNotice: (notice) => isGenuineNotice(webhookSecret, notice),
  }
}
