import { chargeText } from '#contract/charge-text.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Quote } from './quote.ts'

/**
 * Whether the account can be paid that much at once, as the provider told it (`learnAccount`); while it has told nothing,
 * it can. Refuses: order-too-large with the most, order-too-small with the least.
 * @param chargeCents hundredths of the quote's currency
 */
export function refuseAmount(chargeCents: number, quote: Quote): Refusal | undefined {
  if (quote.currency === 'USD' || chargeCents === 0) return undefined
  const { currency, leastCents, mostCents } = quote
  if (mostCents && chargeCents > mostCents)
    return refuse('order-too-large', { most: chargeText(mostCents, currency) })
  if (leastCents && chargeCents < leastCents)
    return refuse('order-too-small', { least: chargeText(leastCents, currency) })
  return undefined
}
