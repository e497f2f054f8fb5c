import type { MiddlewareHandler } from 'hono'
import type { ExchangeRates, Source } from './exchange-rates.ts'

/** Lets a source of rates go wrong as it was told to; what is only absent or stale is the answer's business. */
export function inAMood(rates: ExchangeRates, source: Source): MiddlewareHandler {
  return async (context, next) => {
    const { trouble, delayMs } = rates.mood(source)
    if (trouble === 'garbage') return context.html('<html>Bad gateway')
    if (trouble === 'error') return context.json({ message: 'internal_error', status: 500 }, 500)
    if (trouble === 'late') await new Promise((resolve) => setTimeout(resolve, delayMs))
    return next()
  }
}
