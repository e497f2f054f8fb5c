import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import { dollarsFromCents } from '#contract/money.ts'
import { isProviderFailure, type PaymentProvider, type ProviderPart } from '../../ports/payment-provider.ts'
import { type Circuit, createCircuit } from '../circuit.ts'
import {
  accountAnswer,
  conversionAnswer,
  paymentAnswer,
  paymentMethodsAnswer,
  preferenceAnswer,
  refundAnswer,
  searchAnswer,
} from './answers.ts'
import { callMercadoPago, type Ended } from './call-mercado-pago.ts'
import { chargebackCalls } from './chargeback-calls.ts'
import { claimAnswer } from './claim-answer.ts'
import { isGenuineNotice } from './is-genuine-notice.ts'
import { preferenceOf } from './preference-of.ts'

/**
 * So many calls of a part are under way in a process, and so many more wait for their turn. A buyer waits for a page no
 * longer than two time-outs, and a crowd at a slow provider takes memory alone: nobody holds a connection to the database
 * while asking.
 */
const CALLS_AT_ONCE = 20
const CALLS_WAITING = 200

/** Without it a refund that is not made at once (Pix, while its network is busy) is answered 400, and listed nowhere. */
const SHOWS_IN_PROCESS = { 'x-render-in-process-refunds': 'true' }

/**
 * Mercado Pago's Checkout Pro, spoken directly: the few calls that the shop needs
 * (https://www.mercadopago.com/developers/en/reference/online-payments/checkout-pro/overview).
 *
 * Pages, payments, refunds, disputes and what is asked about the account are apart: a refund that its provider cannot make keeps nobody from paying.
 *
 * @param publicUrl the shop's address: where notices are sent
 * @param log hears when a part of it goes away and when it is back
 */
export function createMercadoPago(options: {
  baseUrl: string
  accessToken: string
  webhookSecret: string
  publicUrl: string
  timeoutMs: number
  log?: Pick<Logger, 'warn'>
}): PaymentProvider {
  const { webhookSecret, publicUrl, log } = options
  const circuitOf = (part: ProviderPart) =>
    createCircuit<Ended>({
      name: `payment provider: ${part}`,
      log,
      saysAway: ({ away }) => away,
      ...{ atOnce: CALLS_AT_ONCE, waiting: CALLS_WAITING },
    })
  const circuits: Record<ProviderPart, Circuit> = {
    pages: circuitOf('pages'),
    payments: circuitOf('payments'),
    refunds: circuitOf('refunds'),
    disputes: circuitOf('disputes'),
    account: circuitOf('account'),
  }

  return {
    async openPayment(request) {
      const body = preferenceOf(request, publicUrl)
      const page = await callMercadoPago(options, circuits.pages, {
        method: 'POST',
        path: '/checkout/preferences',
        body,
        idempotencyKey: keyOf(request.orderId, body),
        answer: preferenceAnswer,
      })
      return isProviderFailure(page) ? page : { preferenceId: page.id, initPoint: page.init_point }
    },

    async readPayment(providerId) {
      const payment = await callMercadoPago(options, circuits.payments, {
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
        // Of a card that was rejected a hundred times before it was taken, the last is not to be missed.
        criteria: 'desc',
        limit: '100',
      })
      const found = await callMercadoPago(options, circuits.payments, {
        method: 'GET',
        path: `/v1/payments/search?${query}`,
        answer: searchAnswer,
      })
      return isProviderFailure(found) ? found : found.results.toReversed()
    },

    refund: (providerId, amountCents, idempotencyKey) =>
      callMercadoPago(options, circuits.refunds, {
        method: 'POST',
        path: refundsPath(providerId),
        body: { amount: dollarsFromCents(amountCents) },
        headers: SHOWS_IN_PROCESS,
        idempotencyKey,
        answer: refundAnswer,
      }),

    async readRefund(providerId, providerRefundId) {
      const refund = await callMercadoPago(options, circuits.refunds, {
        method: 'GET',
        path: `${refundsPath(providerId)}/${encodeURIComponent(providerRefundId)}`,
        headers: SHOWS_IN_PROCESS,
        answer: refundAnswer,
      })
      return isProviderFailure(refund) && refund.status === 404 ? null : refund
    },

    async listRefunds(providerId) {
      const refunds = await callMercadoPago(options, circuits.refunds, {
        method: 'GET',
        path: refundsPath(providerId),
        headers: SHOWS_IN_PROCESS,
        answer: z.array(refundAnswer),
      })
      return isProviderFailure(refunds) ? refunds : refunds.filter(({ standing }) => standing !== 'rejected')
    },

    async readClaim(providerId) {
      const claim = await callMercadoPago(options, circuits.disputes, {
        method: 'GET',
        path: `/post-purchase/v1/claims/${encodeURIComponent(providerId)}`,
        answer: claimAnswer,
      })
      return isProviderFailure(claim) && claim.status === 404 ? null : claim
    },
    ...chargebackCalls(options, circuits.disputes),

    async readAccount() {
      const ask = <Answer extends z.ZodType>(path: string, answer: Answer) =>
        callMercadoPago(options, circuits.account, { method: 'GET', path, answer })
      const account = await ask('/users/me', accountAnswer)
      if (isProviderFailure(account)) return account
      // https://www.mercadopago.com/developers/en/reference/payment_methods/_payment_methods/get
      const limits = await ask('/v1/payment_methods', paymentMethodsAnswer)
      return isProviderFailure(limits) ? account : { ...account, ...limits }
    },

    readConversion: (currency) =>
      callMercadoPago(options, circuits.account, {
        method: 'GET',
        path: `/currency_conversions/search?${new URLSearchParams({ from: 'USD', to: currency })}`,
        answer: conversionAnswer,
      }),

    isAway: (part) => circuits[part].isAway(),

    isGenuineNotice: (notice) => isGenuineNotice(webhookSecret, notice),
  }
}

/**
 * The same for a repetition, also after a crash. Who changed their name or e-mail in between is asked about anew: under
 * the old key another body would be refused until the order ends. Of two pages of one order the second payment goes back.
 */
function keyOf(orderId: string, body: unknown): string {
  return `${orderId}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}`
}

function refundsPath(providerId: string): string {
  return `/v1/payments/${encodeURIComponent(providerId)}/refunds`
}
