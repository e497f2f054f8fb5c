import { Hono } from 'hono'
import type { ExchangeRates } from './exchange-rates.ts'
import { inAMood } from './in-a-mood.ts'
import { CURRENCIES } from './rate-table.ts'

/**
 * Frankfurter's second version, as far as a rate of today goes (https://frankfurter.dev): `/v2/rate/USD/ARS` is one
 * pair, `/v2/rates?base=USD&quotes=ARS,UYU` several, all that are known unless `quotes` names some.
 */
export function frankfurterRoutes(rates: ExchangeRates) {
  const routes = new Hono({ strict: false })
  routes.use('/frankfurter/*', inAMood(rates, 'frankfurter'))

  routes.get('/frankfurter/v2/rate/:base/:quote', (context) => {
    const told = tellOf(context.req.param('base'), context.req.param('quote'))
    return told ? context.json(told) : context.json({ status: 404, message: 'not found' }, 404)
  })

  routes.get('/frankfurter/v2/rates', (context) => {
    const { base = 'EUR', quotes } = context.req.query()
    const asked = quotes ? quotes.split(',') : [...CURRENCIES, 'USD']
    return context.json(asked.flatMap((quote) => tellOf(base, quote) ?? []))
  })

  function tellOf(base: string, quote: string) {
    const quoted = rates.quote('frankfurter', base.toUpperCase(), quote.toUpperCase())
    if (!quoted) return undefined
    const date = quoted.at.toISOString().slice(0, 10)
    return { date, base: base.toUpperCase(), quote: quote.toUpperCase(), rate: quoted.rate }
  }

  return routes
}
