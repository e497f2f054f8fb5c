import { type Context, Hono } from 'hono'
import { paymentNotFound, type Refused, refusal } from './api-error.ts'
import { changePayment } from './change-payment.ts'
import { createPreference, updatePreference } from './create-preference.ts'
import { type Answer, once } from './idempotency.ts'
import { centsFromAmount } from './money.ts'
import { paymentAnswer, refundAnswer } from './payment-answer.ts'
import { preferenceAnswer } from './preference-answer.ts'
import type { Provider } from './provider.ts'
import type { PaymentRecord } from './records.ts'
import { refundPayment } from './refund-payment.ts'
import { searchPayments } from './search-payments.ts'

/** Mercado Pago's HTTP API, as far as Checkout Pro needs it. Every call wants the account's bearer token. */
export function apiRoutes({ ledger, webhooks, accessToken, publicUrl }: Provider) {
  const api = new Hono({ strict: false })

  for (const path of ['/v1/*', '/checkout/preferences/*']) {
    api.use(path, async (context, next) => {
      const token = context.req.header('authorization')?.replace(/^Bearer /i, '')
      if (!token)
        return say(context, refusal(401, 'unauthorized', 'Must provide your access_token to proceed', 5))
      if (token !== accessToken)
        return say(context, refusal(401, 'unauthorized', 'invalid access token', 401))
      await next()
    })
  }

  api.post('/checkout/preferences', async (context) => {
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const key = context.req.header('x-idempotency-key')
    return say(
      context,
      once(ledger, 'create-preference', key, sent.body, () => {
        const created = createPreference(ledger, sent.body)
        return isRefused(created)
          ? created
          : { status: 201, body: preferenceAnswer(created.preference, publicUrl) }
      }),
    )
  })

  api.get('/checkout/preferences/:id', (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return say(context, preferenceNotFound())
    return say(context, { status: 200, body: preferenceAnswer(preference, publicUrl) })
  })

  api.put('/checkout/preferences/:id', async (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return say(context, preferenceNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const updated = updatePreference(ledger, preference, sent.body)
    if (isRefused(updated)) return say(context, updated)
    return say(context, { status: 200, body: preferenceAnswer(updated.preference, publicUrl) })
  })

  api.get('/v1/payments/search', (context) => {
    const found = searchPayments(ledger, context.req.query())
    if (isRefused(found)) return say(context, found)
    const body = { paging: found.paging, results: found.payments.map(paymentAnswer) }
    return say(context, { status: 200, body })
  })

  api.get('/v1/payments/:id', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    return say(context, payment ? { status: 200, body: paymentAnswer(payment) } : paymentNotFound())
  })

  api.put('/v1/payments/:id', async (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    if (sent.body.status !== 'cancelled')
      return say(context, refusal(400, 'bad_request', 'Params Error. status', 1))
    const changed = changePayment(ledger, webhooks.announce, payment, 'cancelled')
    return say(context, isRefused(changed) ? changed : { status: 200, body: paymentAnswer(changed.payment) })
  })

  api.post('/v1/payments/:id/refunds', async (context) => {
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

  api.get('/v1/payments/:id/refunds', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    return say(context, { status: 200, body: payment.refunds.map((each) => refundAnswer(payment, each)) })
  })

  api.get('/v1/payments/:id/refunds/:refundId', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return say(context, paymentNotFound())
    const found = payment.refunds.find((each) => each.id === Number(context.req.param('refundId')))
    if (!found) return say(context, refusal(404, 'not_found', 'Refund not found', 2032))
    return say(context, { status: 200, body: refundAnswer(payment, found) })
  })

  return api
}

const preferenceNotFound = () => refusal(404, 'not_found', 'preference_id not found.', 'invalid_id')

function isRefused<Result extends object>(result: Result | Refused): result is Refused {
  return 'refused' in result
}

function say(context: Context, answer: Answer | Refused) {
  return isRefused(answer)
    ? context.json(answer.refused, answer.refused.status)
    : context.json(answer.body as object, answer.status)
}

/** The body as a JSON object; nothing at all counts as `{}` (a whole refund is often sent so). */
async function readJson(context: Context): Promise<{ body: Record<string, unknown> } | Refused> {
  const text = await context.req.text()
  try {
    const body = text === '' ? {} : JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { body }
  } catch {
    // Answered below, like any other body that is no object.
  }
  return refusal(400, 'bad_request', 'Params Error.', 1)
}
