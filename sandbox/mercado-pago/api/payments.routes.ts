import { Hono } from 'hono'
import { paymentNotFound, refusal } from '../api-error.ts'
import { changePayment } from '../change-payment.ts'
import { paymentAnswer } from '../payment-answer.ts'
import type { Provider } from '../provider.ts'
import { searchPayments } from '../search-payments.ts'
import { isRefused, readJson, say } from './json-call.ts'

/** The calls about payments: find, read, cancel. */
export function paymentsRoutes({ ledger, webhooks }: Provider) {
  const routes = new Hono({ strict: false })

  routes.get('/v1/payments/search', (context) => {
    const found = searchPayments(ledger, context.req.query())
    if (isRefused(found)) return say(context, found)
    const body = { paging: found.paging, results: found.payments.map(paymentAnswer) }
    return say(context, { status: 200, body })
  })

  routes.get('/v1/payments/:id', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    return say(context, payment ? { status: 200, body: paymentAnswer(payment) } : paymentNotFound())
  })

  routes.put('/v1/payments/:id', async (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    if (sent.body.status !== 'cancelled')
      return say(context, refusal(400, 'bad_request', 'Params Error. status', 1))
    const changed = changePayment(ledger, webhooks.announce, payment, 'cancelled')
    return say(context, isRefused(changed) ? changed : { status: 200, body: paymentAnswer(changed.payment) })
  })

  return routes
}
