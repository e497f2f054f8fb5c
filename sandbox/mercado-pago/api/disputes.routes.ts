import { Hono } from 'hono'
import { refusal } from '../api-error.ts'
import { documentationStatus, documentChargeback } from '../chargebacks.ts'
import { claimAnswer } from '../claims.ts'
import { providerDate } from '../dates.ts'
import { amountFromCents } from '../money.ts'
import type { Provider } from '../provider.ts'
import type { ChargebackRecord } from '../records.ts'
import { isRefused, say } from './json-call.ts'

/** The calls about chargebacks and claims. */
export function disputesRoutes(provider: Provider) {
  const { ledger, site } = provider
  const routes = new Hono({ strict: false })

  routes.get('/v1/chargebacks/search', (context) => {
    const paymentId = context.req.query('payment_id')
    if (!paymentId) return say(context, refusal(400, 'bad_request', 'payment_id is required'))
    const found = [...ledger.chargebacks.values()].filter((each) => String(each.paymentId) === paymentId)
    const paging = { total: found.length, limit: 30, offset: 0 }
    return say(context, { status: 200, body: { paging, results: found.map(chargebackAnswer) } })
  })

  routes.get('/v1/chargebacks/:id', (context) => {
    const found = ledger.chargebacks.get(Number(context.req.param('id')))
    return say(context, found ? { status: 200, body: chargebackAnswer(found) } : notFound('Chargeback'))
  })

  routes.post('/v1/chargebacks/:id/documentation', async (context) => {
    const found = ledger.chargebacks.get(Number(context.req.param('id')))
    if (!found) return say(context, notFound('Chargeback'))
    const form = await context.req.parseBody({ all: true }).catch(() => ({}) as Record<string, never>)
    const files = [form['files[]'] ?? []].flat().filter((each) => each instanceof File)
    const kept = await documentChargeback(provider, found, files)
    return say(context, isRefused(kept) ? kept : { status: 200, body: chargebackAnswer(kept.chargeback) })
  })

  routes.get('/post-purchase/v1/claims/:id', (context) => {
    const found = ledger.claims.get(Number(context.req.param('id')))
    return say(context, found ? { status: 200, body: claimAnswer(found, site.id) } : notFound('Claim'))
  })

  return routes
}

const notFound = (what: string) => refusal(404, 'not_found', `${what} not found`)

/** Field names of GET /v1/chargebacks/{id}, with the provider's own spelling of `coverage_elegible`. */
function chargebackAnswer(chargeback: ChargebackRecord) {
  return {
    id: String(chargeback.id),
    payments: [chargeback.paymentId],
    currency: chargeback.currencyId,
    amount: amountFromCents(chargeback.amountCents),
    reason: null,
    coverage_applied: chargeback.isCovered,
    coverage_elegible: true,
    documentation_required: true,
    documentation_status: documentationStatus(chargeback),
    documentation: chargeback.documents.map(({ name, type }) => ({ type, url: null, description: name })),
    date_documentation_deadline: providerDate(chargeback.documentsUntil),
    date_created: providerDate(chargeback.createdAt),
    date_last_updated: providerDate(chargeback.updatedAt),
    live_mode: false,
  }
}
