import { Hono } from 'hono'
import { paymentNotFound, type Refused, refusal } from '../api-error.ts'
import { type Answer, once } from '../idempotency.ts'
import { centsFromAmount } from '../money.ts'
import { refundAnswer } from '../payment-answer.ts'
import type { Provider } from '../provider.ts'
import type { PaymentRecord } from '../records.ts'
import { refundPayment } from '../refund-payment.ts'
import { isRefused, readJson, say } from './json-call.ts'

/** The calls about refunds, whole (no amount) and partial. */
export function refundsRoutes({ ledger, webhooks }: Provider) {
  const routes = new Hono({ strict: false })

  routes.post('/v1/payments/:id/refunds', async (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const key = context.req.header('x-idempotency-key')
    if (!key) return say(context, refusal(400, 'bad_request', "Header X-Idempotency-Key can't be null", 4292))
    const call = `refund ${payment.id}`
    return say(
      context,
      once(ledger, call, key, sent.body, () => refund(payment, sent.body.amount)),
    )
  })

  function refund(payment: PaymentRecord, amount: unknown): Answer | Refused {
    const isPartial = amount !== undefined && amount !== null
    const amountCents = isPartial ? centsFromAmount(amount) : undefined
    if (isPartial && amountCents === undefined)
      return refusal(400, 'bad_request', 'amount attribute must be numeric', 4041)
    const refunded = refundPayment(ledger, webhooks.announce, payment, amountCents)
    if (isRefused(refunded)) return refunded
    return { status: 201, body: refundAnswer(refunded.payment, refunded.payment.refunds.at(-1)!) }
  }

  routes.get('/v1/payments/:id/refunds', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    return say(context, { status: 200, body: payment.refunds.map((each) => refundAnswer(payment, each)) })
  })

  routes.get('/v1/payments/:id/refunds/:refundId', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const found = payment.refunds.find((each) => each.id === Number(context.req.param('refundId')))
    if (!found) return say(context, refusal(404, 'not_found', 'Refund not found', 2032))
    return say(context, { status: 200, body: refundAnswer(payment, found) })
  })

  return routes
}
