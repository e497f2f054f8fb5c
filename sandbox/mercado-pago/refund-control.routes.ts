import { Hono } from 'hono'
import { z } from 'zod'
import { paymentNotFound } from './api-error.ts'
import { paymentAnswer } from './payment-answer.ts'
import type { Provider } from './provider.ts'
import { REFUND_MOODS } from './refund-moods.ts'
import { finishRefund } from './refund-payment.ts'

const STATUS_OF_ACTION = { approve: 'approved', reject: 'rejected' } as const
const ACTION = ':action{approve|reject}'

const mood = z.strictObject({ mood: z.enum(REFUND_MOODS) })
const age = z.strictObject({ days: z.int().min(1).max(10_000) })
const DAY_MS = 86_400_000

/** What becomes of refunds: buttons on the page of payments, and under /sandbox as JSON for tests. */
export function refundControlRoutes(provider: Provider) {
  const { ledger } = provider
  const routes = new Hono()

  routes.post('/refunds/mood', async (context) => {
    const asked = mood.safeParse(await context.req.parseBody())
    if (asked.success) provider.refunds.mood = asked.data.mood
    return context.redirect('/payments', 303)
  })
  routes.post(`/refunds/:id/${ACTION}`, (context) => {
    const done = finish(context.req.param('id'), context.req.param('action'))
    const card = 'refused' in done ? '' : `#payment-${done.payment.id}`
    return context.redirect(`/payments${card}`, 303)
  })

  routes.post('/sandbox/refunds/mood', async (context) => {
    const asked = mood.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ message: z.prettifyError(asked.error) }, 400)
    provider.refunds.mood = asked.data.mood
    return context.json(asked.data)
  })
  routes.post(`/sandbox/refunds/:id/${ACTION}`, (context) => {
    const done = finish(context.req.param('id'), context.req.param('action'))
    return 'refused' in done
      ? context.json(done.refused, done.refused.status)
      : context.json(paymentAnswer(done.payment))
  })

  routes.post('/sandbox/payments/:id/age', async (context) => {
    const asked = age.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ message: z.prettifyError(asked.error) }, 400)
    const payment = ledger.payments.get(Number(context.req.param('id')))
    if (!payment) return context.json(paymentNotFound().refused, 404)
    const earlierMs = asked.data.days * DAY_MS
    const { createdAt, approvedAt } = payment
    const aged = {
      ...payment,
      createdAt: createdAt - earlierMs,
      approvedAt: approvedAt === null ? null : approvedAt - earlierMs,
    }
    ledger.savePayment(aged)
    for (const chargeback of ledger.chargebacks.values())
      if (chargeback.paymentId === payment.id)
        ledger.saveChargeback({ ...chargeback, documentsUntil: chargeback.documentsUntil - earlierMs })
    return context.json(paymentAnswer(aged))
  })

  const finish = (id: string, action: string) =>
    finishRefund(provider, Number(id), STATUS_OF_ACTION[action as keyof typeof STATUS_OF_ACTION])

  return routes
}
