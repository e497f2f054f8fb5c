import { type Context, Hono } from 'hono'
import { paymentNotFound, type Refused, refusal } from '../api-error.ts'
import { type Answer, once } from '../idempotency.ts'
import { centsFromAmount } from '../money.ts'
import { refundAnswer } from '../payment-answer.ts'
import type { Provider } from '../provider.ts'
import type { PaymentRecord, RefundRecord } from '../records.ts'
import { refundPayment } from '../refund-payment.ts'
import { isHidden } from '../refunds-of.ts'
import { isRefused, readJson, say } from './json-call.ts'

/**
 * The calls about refunds, whole (no amount) and partial. Of a refund in a contingency of Pix only a call with the header
 * `X-Render-In-Process-Refunds: true` hears; without it, it is made all the same and answered 400.
 */
export function refundsRoutes(provider: Provider) {
  const { ledger } = provider
  const routes = new Hono({ strict: false })

  routes.post('/v1/payments/:id/refunds', async (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const key = context.req.header('x-idempotency-key')
    if (!key) return say(context, refusal(400, 'bad_request', "Header X-Idempotency-Key can't be null", 4292))
    const answer = once(ledger, `refund ${payment.id}`, key, sent.body, () =>
      refund(payment, sent.body.amount),
    )
    const made = isRefused(answer) ? undefined : refundOf(payment.id, (answer.body as { id: number }).id)
    return say(context, made && !isSeen(context, made) ? refundInProcess() : answer)
  })

  function refund(payment: PaymentRecord, amount: unknown): Answer | Refused {
    const isPartial = amount !== undefined && amount !== null
    const amountCents = isPartial ? centsFromAmount(amount) : undefined
    if (isPartial && amountCents === undefined)
      return refusal(400, 'bad_request', 'amount attribute must be numeric', 4041)
    const refunded = refundPayment(provider, payment, amountCents)
    if (isRefused(refunded)) return refunded
    return { status: 201, body: refundAnswer(refunded.payment, refunded.payment.refunds.at(-1)!) }
  }

  routes.get('/v1/payments/:id/refunds', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const seen = payment.refunds.filter((each) => isSeen(context, each))
    return say(context, { status: 200, body: seen.map((each) => refundAnswer(payment, each)) })
  })

  routes.get('/v1/payments/:id/refunds/:refundId', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const found = refundOf(payment.id, Number(context.req.param('refundId')))
    if (!found || !isSeen(context, found))
      return say(context, refusal(404, 'not_found', 'Refund not found', 2032))
    return say(context, { status: 200, body: refundAnswer(payment, found) })
  })

  function refundOf(paymentId: number, refundId: number): RefundRecord | undefined {
    return ledger.payments.get(paymentId)?.refunds.find((each) => each.id === refundId)
  }

  return routes
}

const isSeen = (context: Context, refund: RefundRecord) =>
  !isHidden(refund) || context.req.header('x-render-in-process-refunds') === 'true'

/** Its status is documented, its words are not. */
const refundInProcess = () => refusal(400, 'bad_request', 'The refund could not be completed')
