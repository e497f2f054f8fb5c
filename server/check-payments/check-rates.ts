import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import { rateText } from '#contract/charge-words.ts'
import { isProviderFailure } from '../ports/payment-provider.ts'
import type { RateSource } from '../ports/rate-source.ts'
import { bad, type Finding, good } from './finding.ts'

const NAMES = { 'mercado-pago': "Mercado Pago's own conversion", frankfurter: 'Frankfurter' } as const

/** Asks each source what a dollar costs, and says how far they lie apart. One that answers is enough. */
export async function checkRates(currency: ExchangedCurrency, sources: RateSource[]): Promise<Finding[]> {
  const told = await Promise.all(
    sources.map(async ({ name, readRate }) => ({ name: NAMES[name], answer: await readRate(currency) })),
  )
  const rates: number[] = []
  const found = told.map(({ name, answer }) => {
    if (isProviderFailure(answer))
      return good(`${name} does not say what a dollar costs (${answer.message}).`)
    rates.push(Number(answer.rate))
    const at = answer.validFrom.toISOString()
    return good(`A dollar costs ${rateText(answer.rate, currency)} ${currency} by ${name}, at ${at}.`)
  })
  if (!rates.length) {
    const cure =
      'let this machine reach one of EXCHANGE_RATE_SOURCES, or type a rate at /admin/exchange-rates each day.'
    return [...found, bad(`Nobody says what a dollar costs in ${currency}: ${cure}`)]
  }
  const apart = (Math.max(...rates) / Math.min(...rates) - 1) * 100
  return rates.length > 1
    ? [...found, good(`They lie ${apart.toFixed(1)} % apart; the first is used.`)]
    : found
}
