import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { paymentNotFound, type Refused, refusal } from './api-error.ts'
import { closeChargeback, openChargeback } from './chargebacks.ts'
import { closeClaim, openClaim } from './claims.ts'
import { paymentAnswer } from './payment-answer.ts'
import type { Provider } from './provider.ts'
import type { PaymentRecord } from './records.ts'

/** What buyers and banks do about a payment: buttons on the page of payments, and the same under /sandbox as JSON. */
export function disputeControlRoutes(provider: Provider) {
  const { ledger, webhooks, site } = provider
  const routes = new Hono()
  const idOf = (context: Context) => Number(context.req.param('id'))

  const about = (act: (payment: PaymentRecord) => object | Refused) => (context: Context) => {
    const payment = ledger.payments.get(idOf(context))
    return payment ? act(payment) : paymentNotFound()
  }
  const endChargeback = (isWon: boolean) => (context: Context) => {
    const found = ledger.chargebacks.get(idOf(context))
    return found ? closeChargeback(provider, found, isWon) : noSuchDispute()
  }
  const acts: Record<string, (context: Context) => object | Refused> = {
    '/payments/:id/charge-back': about((payment) => openChargeback(provider, payment)),
    '/payments/:id/claim': about((payment) => openClaim(provider, payment)),
    '/payments/:id/stop-delivery': about(stopDelivery),
    '/chargebacks/:id/won': endChargeback(true),
    '/chargebacks/:id/lost': endChargeback(false),
    '/claims/:id/close': (context) => {
      const found = ledger.claims.get(idOf(context))
      return found ? closeClaim(provider, found) : noSuchDispute()
    },
  }
  for (const [path, act] of Object.entries(acts)) {
    routes.post(path, (context) => {
      act(context)
      return context.redirect('/payments', 303)
    })
    routes.post(`/sandbox${path}`, (context) => {
      const done = act(context)
      return isRefused(done) ? context.json(done.refused, done.refused.status) : context.json(answerOf(done))
    })
  }

  routes.get('/chargebacks/:id/documents/:number', (context) => {
    const number = Number(context.req.param('number'))
    const document = ledger.chargebacks.get(idOf(context))?.documents[number]
    if (!document) return context.notFound()
    const path = join(provider.folder, 'chargebacks', String(idOf(context)), String(number))
    return context.body(new Uint8Array(readFileSync(path)), 200, { 'content-type': document.type })
  })

  /** A warning of fraud: do not send what was paid with it. It has no `data.id`, and is sent once. */
  function stopDelivery(payment: PaymentRecord) {
    webhooks.tell(payment, {
      topic: 'stop_delivery_op_wh',
      action: 'created',
      data: {
        description: 'Stop delivery: this payment may be a fraud',
        merchant_order: payment.merchantOrderId,
        payment_id: payment.id,
        site_id: site.id,
      },
      isRepeated: false,
    })
    return {}
  }

  return routes
}

/** The payment as the API writes it, where that is what has changed. */
const answerOf = (done: object) => ('payment' in done ? paymentAnswer(done.payment as PaymentRecord) : done)

const isRefused = (done: object): done is Refused => 'refused' in done
const noSuchDispute = () => refusal(404, 'not_found', 'No such chargeback or claim')
