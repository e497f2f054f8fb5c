import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { paymentNotFound, type Refused } from './api-error.ts'
import { changePayment } from './change-payment.ts'
import { centsFromAmount } from './money.ts'
import { pay } from './pay.ts'
import { paymentAnswer } from './payment-answer.ts'
import { paymentsPage } from './payments.page.ts'
import { preferencesPage } from './preferences.page.ts'
import type { Provider } from './provider.ts'
import type { PaymentRecord, PaymentStatus } from './records.ts'

const STATUS_OF_ACTION: Record<string, PaymentStatus> = {
  approve: 'approved',
  reject: 'rejected',
  cancel: 'cancelled',
}

const paymentWish = z.strictObject({
  status: z.enum(['approved', 'rejected', 'pending', 'in_process']),
  status_detail: z.string().min(1).max(100).optional(),
  amount: z
    .number()
    .positive()
    .refine((amount) => centsFromAmount(amount) !== undefined, 'at most two decimals')
    .optional(),
  currency: z.string().length(3).optional(),
  external_reference: z.string().nullable().optional(),
  webhook: z.boolean().default(true),
})

const noticeMood = z.strictObject({
  signed: z.boolean().default(true),
  delayMs: z.int().min(0).max(600_000).default(0),
})

/** What the outside world decides: as pages with buttons for people, and under /sandbox as JSON for tests. */
export function controlRoutes(provider: Provider) {
  const { ledger, webhooks } = provider
  const routes = new Hono()

  routes.get('/payments', (context) => context.html(paymentsPage(provider)))
  routes.get('/preferences', (context) => context.html(preferencesPage(provider)))

  routes.post('/payments/:id/:action', (context) => {
    act(context)
    return context.redirect(`/payments#payment-${encodeURIComponent(context.req.param('id'))}`, 303)
  })

  routes.post('/sandbox/payments/:id/notify', (context) => {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return context.json(paymentNotFound().refused, 404)
    webhooks.announce(payment, 'payment.updated')
    return context.json(paymentAnswer(payment))
  })

  routes.post('/sandbox/payments/:id/:action', (context) => {
    const changed = act(context)
    return 'refused' in changed
      ? context.json(changed.refused, changed.refused.status)
      : context.json(paymentAnswer(changed.payment))
  })

  routes.post('/sandbox/preferences/:id/pay', async (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return context.json({ message: 'No such preference.' }, 404)
    const wish = paymentWish.safeParse(await context.req.json().catch(() => undefined))
    if (!wish.success) return context.json({ message: z.prettifyError(wish.error) }, 400)
    const payment = pay(provider, preference, {
      status: wish.data.status,
      statusDetail: wish.data.status_detail,
      amountCents: wish.data.amount === undefined ? undefined : centsFromAmount(wish.data.amount),
      currencyId: wish.data.currency,
      externalReference: wish.data.external_reference,
      isAnnounced: wish.data.webhook,
    })
    return context.json(paymentAnswer(payment), 201)
  })

  routes.get('/sandbox/webhooks', (context) =>
    context.json({ paused: webhooks.isPaused, deliveries: [...ledger.deliveries.values()] }),
  )
  routes.post('/sandbox/webhooks/mood', async (context) => {
    const wish = noticeMood.safeParse(await context.req.json().catch(() => undefined))
    if (!wish.success) return context.json({ message: z.prettifyError(wish.error) }, 400)
    webhooks.mood.isSigned = wish.data.signed
    webhooks.mood.delayMs = wish.data.delayMs
    return context.json(wish.data)
  })
  routes.post('/sandbox/webhooks/pause', (context) => {
    webhooks.pause()
    return context.json({ paused: true })
  })
  routes.post('/sandbox/webhooks/resume', (context) => {
    webhooks.resume()
    return context.json({ paused: false })
  })

  function act(context: Context): { payment: PaymentRecord } | Refused {
    const payment = ledger.payments.get(Number(context.req.param('id')))
    const status = STATUS_OF_ACTION[context.req.param('action') ?? '']
    return payment && status ? changePayment(ledger, webhooks.announce, payment, status) : paymentNotFound()
  }

  return routes
}
