import { Hono } from 'hono'
import { notInThisState, paymentNotFound, refusal } from '../api-error.ts'
import { changePayment } from '../change-payment.ts'
import { paymentAnswer } from '../payment-answer.ts'
import type { Provider } from '../provider.ts'
import { searchPayments } from '../search-payments.ts'
import { isRefused, readJson, say } from './json-call.ts'

/** The calls about payments: find, read, cancel; made they are on the payment page alone, and captured at once. */
export function paymentsRoutes({ ledger, webhooks }: Provider) {
  const routes = new Hono({ strict: false })

  routes.get('/v1/payments/search', (context) => {
    const found = searchPayments(ledger, context.req.query())
    if (isRefused(found)) return say(context, found)
    const body = { paging: found.paging, results: found.payments.map(paymentAnswer) }
    return say(context, { status: 200, body })
  })

  // No card was ever made a token of here: each is unknown (code 2006 of the payments reference).
  routes.post('/v1/payments', (context) =>
    say(context, refusal(400, 'bad_request', 'Card Token not found', 2006)),
  )

  routes.get('/v1/payments/:id', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    return say(context, payment ? { status: 200, body: paymentAnswer(payment) } : paymentNotFound())
  })

  routes.put('/v1/payments/:id', async (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    if (sent.body.capture === true) return say(context, notInThisState())
    if (sent.body.status !== 'cancelled')
      return say(context, refusal(400, 'bad_request', 'Params Error. status', 1))
    const changed = changePayment(ledger, webhooks.announce, payment, 'cancelled')
    return say(context, isRefused(changed) ? changed : { status: 200, body: paymentAnswer(changed.payment) })
  })

  return routes
}
