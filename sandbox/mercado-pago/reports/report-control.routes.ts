import { Hono } from 'hono'
import { z } from 'zod'
import { centsFromAmount } from '../money.ts'
import type { Provider } from '../provider.ts'

const mood = z.strictObject({
  /** How long a report takes to be made. */
  delayMs: z.int().min(0).max(600_000).default(0),
  trouble: z.enum(['none', 'failed', 'not-made']).default('none'),
})

const withdrawal = z.strictObject({ amount: z.number().positive() })

/** What becomes of reports that are asked for, and money that the account's owner takes to their bank. */
export function reportControlRoutes(provider: Provider) {
  const { ledger } = provider
  const routes = new Hono()
  routes.post('/sandbox/reports/mood', async (context) => {
    const asked = mood.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success) return context.json({ message: z.prettifyError(asked.error) }, 400)
    provider.reports.mood = asked.data
    return context.json(asked.data)
  })
  routes.post('/sandbox/withdrawals', async (context) => {
    const asked = withdrawal.safeParse(await context.req.json().catch(() => undefined))
    const amountCents = asked.success ? centsFromAmount(asked.data.amount) : undefined
    if (amountCents === undefined) return context.json({ message: 'amount: at most two decimals' }, 400)
    const made = { id: ledger.nextId(), amountCents, createdAt: Date.now() }
    ledger.saveWithdrawal(made)
    return context.json({ id: made.id, amount: asked.data!.amount }, 201)
  })
  return routes
}
