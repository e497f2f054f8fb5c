import { Hono } from 'hono'
import type { ExchangeRates } from '#sandbox/exchange-rates/exchange-rates.ts'
import { inAMood } from '#sandbox/exchange-rates/in-a-mood.ts'
import { refusal } from '../api-error.ts'
import { providerDate } from '../dates.ts'
import { say } from './json-call.ts'

/** How long a rate is said to hold. */
const VALID_MS = 60 * 60_000

/**
 * GET /currency_conversions/search?from=USD&to=ARS: in no reference, and asked by the official plugin for WooCommerce
 * (https://github.com/mercadopago/cart-woocommerce), which reads `ratio`; others read `rate`.
 */
export function conversionsRoutes(rates: ExchangeRates) {
  const routes = new Hono({ strict: false })
  const path = '/currency_conversions/search'
  routes.get(path, inAMood(rates, 'mercado-pago'), (context) => {
    const { from, to } = context.req.query()
    if (!from || !to) return say(context, refusal(400, 'bad_request', 'from and to are required'))
    const quoted = rates.quote('mercado-pago', from, to)
    if (!quoted) return say(context, refusal(404, 'not_found', `Conversion from ${from} to ${to} not found`))
    return context.json({
      currency_base: from,
      currency_quote: to,
      ratio: quoted.rate,
      rate: quoted.rate,
      inv_rate: 1 / Number(quoted.rate),
      creation_date: providerDate(quoted.at.getTime()),
      valid_until: providerDate(quoted.at.getTime() + VALID_MS),
    })
  })
  return routes
}
