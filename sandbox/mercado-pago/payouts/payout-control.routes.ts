import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Refused, refusal } from '../api-error.ts'
import { centsFromAmount } from '../money.ts'
import type { Provider } from '../provider.ts'
import { creditPayout, holdPayout, rejectPayout, returnPayout } from './change-payout.ts'
import { intentAnswer, payoutName, transactionAnswer } from './payout-answer.ts'
import { type PayoutRecord, REJECTIONS } from './payout-record.ts'
import { payoutsPage } from './payouts.page.ts'
import { tellPayout } from './tell-payout.ts'

const rejection = z.object({ detail: z.enum(REJECTIONS).default('by_bank') })
const amountBack = z.object({ amount: z.coerce.number().positive().optional() })

type Act = (payout: PayoutRecord, wish: unknown) => { payout: PayoutRecord } | Refused

/** What banks do with payouts: buttons on a page for people, and under /sandbox as JSON for tests. */
export function payoutControlRoutes(provider: Provider) {
  const { ledger, webhooks } = provider
  const routes = new Hono()
  const acts: Record<string, Act> = {
    credit: (payout) => creditPayout(provider, payout),
    hold: (payout) => holdPayout(provider, payout),
    reject: (payout, wish) => {
      const asked = rejection.safeParse(wish)
      return asked.success ? rejectPayout(provider, payout, asked.data.detail) : wrong(asked.error)
    },
    return: (payout, wish) => {
      const asked = amountBack.safeParse(wish)
      if (!asked.success) return wrong(asked.error)
      const { amount } = asked.data
      const cents = amount === undefined ? undefined : centsFromAmount(amount)
      if (amount !== undefined && cents === undefined)
        return refusal(400, 'invalid_amount', 'at most two decimals')
      return returnPayout(provider, payout, cents)
    },
    notify: (payout) => {
      tellPayout(webhooks, payout, 'updated')
      return { payout }
    },
  }

  routes.get('/payouts', (context) => context.html(payoutsPage(provider)))
  routes.post('/payouts/:id/:action', async (context) => {
    act(
      context,
      Object.fromEntries(Object.entries(await context.req.parseBody()).filter(([, value]) => value !== '')),
    )
    return context.redirect(`/payouts#payout-${encodeURIComponent(context.req.param('id'))}`, 303)
  })

  routes.get('/sandbox/payouts', (context) =>
    context.json({ payouts: [...ledger.payouts.values()].map(answerOf) }),
  )
  routes.post('/sandbox/payouts/:id/:action', async (context) => {
    const done = act(context, await context.req.json().catch(() => ({})))
    return 'refused' in done
      ? context.json(done.refused, done.refused.status)
      : context.json(answerOf(done.payout))
  })

  /** A payout is named by its own id or by the reference that it came with. */
  function act(context: Context, wish: unknown) {
    const named = context.req.param('id')
    const payout = [...ledger.payouts.values()].find(
      (each) => String(each.id) === named || each.externalReference === named || payoutName(each) === named,
    )
    const action = context.req.param('action') ?? ''
    if (!payout || !Object.hasOwn(acts, action)) return refusal(404, 'not_found', 'No such payout')
    return acts[action]!(payout, wish)
  }

  return routes
}

const answerOf = (payout: PayoutRecord) => ({
  ...(payout.way === 'batch' ? transactionAnswer(payout) : intentAnswer(payout)),
  destination: payout.destination,
  description: payout.description,
})
const wrong = (error: z.ZodError) => refusal(400, 'bad_request', z.prettifyError(error))
