import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { isRefused, say } from '../api/json-call.ts'
import { refusal } from '../api-error.ts'
import { once } from '../idempotency.ts'
import type { Provider } from '../provider.ts'
import { openPayout } from './change-payout.ts'
import { checkBatch } from './check-batch.ts'
import { checkCaller } from './check-caller.ts'
import { checkIntent } from './check-intent.ts'
import { batchAnswer, batchName, intentAnswer, payoutName, transactionAnswer } from './payout-answer.ts'
import type { AskedPayout } from './payout-rules.ts'
import { BROKEN_SCENARIO, batchScenario, intentScenario, SLOW_SCENARIO } from './scenarios.ts'

/**
 * The calls that send money to others: Argentine accounts in batches, Brazilian and Chilean ones by an intent each. Both are
 * answered 202: taken, not paid. With `X-Test-Token: true` the reference says what is answered, and nothing is kept.
 */
export function payoutsRoutes(provider: Provider) {
  const { ledger, payouts: settings } = provider
  const routes = new Hono({ strict: false })
  const all = () => [...ledger.payouts.values()]
  const batchOf = (name: string) => all().filter(({ batch }) => batch && batchName(batch.id) === name)

  routes.post('/v1/payouts', async (context) => {
    const sent = await checkCaller(context, settings.publicKey)
    if (isRefused(sent)) return say(context, sent)
    if (context.req.header('x-test-token') === 'true') {
      const asked = checkBatch(provider, sent.body)
      if (isRefused(asked)) return say(context, asked)
      return say(
        context,
        await scenario(asked.payouts, () => batchScenario(asked.externalReference, asked.payouts)),
      )
    }
    const answer = once(ledger, 'payouts', sent.key, sent.body, () => {
      const asked = checkBatch(provider, sent.body)
      if (isRefused(asked)) return asked
      const batch = { id: ledger.nextId(), externalReference: asked.externalReference }
      const made = asked.payouts.map((each) => openPayout(provider, each, batch))
      return { status: 202, body: batchAnswer(made) }
    })
    return say(context, answer)
  })

  routes.get('/v1/payouts/:id', (context) => {
    const found = batchOf(context.req.param('id'))
    return say(context, found.length ? { status: 200, body: batchAnswer(found) } : notFound('payout'))
  })
  routes.get('/v1/payouts/:id/transactions', (context) => {
    const found = batchOf(context.req.param('id'))
    return say(
      context,
      found.length ? { status: 200, body: { results: found.map(transactionAnswer) } } : notFound('payout'),
    )
  })
  routes.get('/v1/payouts/:id/transactions/:transaction', (context) => {
    const found = batchOf(context.req.param('id')).find(
      (each) => payoutName(each) === context.req.param('transaction'),
    )
    return say(context, found ? { status: 200, body: transactionAnswer(found) } : notFound('transaction'))
  })

  routes.post('/v1/transaction-intents/process', async (context) => {
    const sent = await checkCaller(context, settings.publicKey)
    if (isRefused(sent)) return say(context, sent)
    if (context.req.header('x-test-token') === 'true') {
      const asked = checkIntent(provider, sent.body)
      if (isRefused(asked)) return say(context, asked)
      return say(context, await scenario([asked], () => intentScenario(asked)))
    }
    const answer = once(ledger, 'transaction-intents', sent.key, sent.body, () => {
      const asked = checkIntent(provider, sent.body)
      return isRefused(asked) ? asked : { status: 202, body: intentAnswer(openPayout(provider, asked, null)) }
    })
    return say(context, answer)
  })

  routes.get('/v1/transaction-intents/:id', (context) => {
    const name = context.req.param('id')
    const found = all().find((each) => each.way === 'intent' && payoutName(each) === name)
    return say(context, found ? { status: 200, body: intentAnswer(found) } : notFound('transaction'))
  })

  async function scenario(asked: AskedPayout[], body: () => object) {
    const isAsked = (name: string) => asked.some(({ externalReference }) => externalReference === name)
    if (isAsked(BROKEN_SCENARIO)) return refusal(500, 'internal_server_error', 'internal server error')
    if (isAsked(SLOW_SCENARIO)) await sleep(settings.slowAnswerMs, undefined, { ref: false })
    return { status: 202, body: body() } as const
  }

  return routes
}

/** By its reference 400, and these words. */
const notFound = (what: 'payout' | 'transaction') =>
  refusal(400, `invalid_${what}_id`, `The ${what} was not found`)
