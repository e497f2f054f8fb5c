import { Hono } from 'hono'
import { refusal } from '../api-error.ts'
import { createPreference, expirePreference, updatePreference } from '../create-preference.ts'
import { once } from '../idempotency.ts'
import { preferenceAnswer } from '../preference-answer.ts'
import type { Provider } from '../provider.ts'
import { searchPreferences } from '../search-preferences.ts'
import { isRefused, readJson, say } from './json-call.ts'

/** The calls about preferences: what the shop asks to be paid. */
export function preferencesRoutes(provider: Provider) {
  const { ledger, publicUrl } = provider
  const routes = new Hono({ strict: false })

  routes.post('/checkout/preferences', async (context) => {
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const answer = once(
      ledger,
      'create-preference',
      context.req.header('x-idempotency-key'),
      sent.body,
      () => {
        const created = createPreference(provider, sent.body)
        return isRefused(created)
          ? created
          : { status: 201, body: preferenceAnswer(created.preference, publicUrl) }
      },
    )
    return say(context, answer)
  })

  routes.get('/checkout/preferences/search', (context) =>
    say(context, { status: 200, body: searchPreferences(ledger, context.req.query()) }),
  )

  routes.get('/checkout/preferences/:id', (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return say(context, preferenceNotFound())
    return say(context, { status: 200, body: preferenceAnswer(preference, publicUrl) })
  })

  routes.put('/checkout/preferences/:id', async (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return say(context, preferenceNotFound())
    const sent = await readJson(context)
    if (isRefused(sent)) return say(context, sent)
    const updated = updatePreference(provider, preference, sent.body)
    if (isRefused(updated)) return say(context, updated)
    return say(context, { status: 200, body: preferenceAnswer(updated.preference, publicUrl) })
  })

  routes.put('/checkout/preferences/:id/expire', (context) => {
    const preference = ledger.preferences.get(context.req.param('id'))
    if (!preference) return say(context, preferenceNotFound())
    const expired = expirePreference(provider, preference)
    if (isRefused(expired)) return say(context, expired)
    return say(context, { status: 200, body: preferenceAnswer(expired.preference, publicUrl) })
  })

  return routes
}

const preferenceNotFound = () => refusal(404, 'not_found', 'preference_id not found.', 'invalid_id')
