import type { Charge, RateOnWire } from './charge.ts'
import { siteOf } from './charge-currencies.ts'
import { chargeText } from './charge-text.ts'
import { centsFromDollars } from './money.ts'
import { unbroken } from './site-money.ts'
import * as chargeTexts from './texts/charge.ts'
import { numberText } from './texts/numbers.ts'
import { type Text, textOf } from './texts/text.ts'

/** What is behind them moves no price of a shop by a cent of dollars. */
const RATE_DECIMALS_SHOWN = 6

/** '3.3815' of PEN → 'S/ 3,3815': what a dollar costs, with the decimals that it has: whoever reckons comes to what is charged. */
export function rateText(rate: string, currency: string): string {
  const decimals = Math.min(rate.split('.')[1]?.length ?? 0, RATE_DECIMALS_SHOWN)
  return `${siteOf(currency)?.symbol ?? currency} ${numberText(Number(rate), decimals)}`
}

/**
 * A sentence about what a card is charged, and at which rate of whom and when; null where it is charged in dollars, as
 * prices stand.
 * @param sentence with {total}, {rate}, {date} and {source}
 * @param moment writes an ISO instant in the shop's day and time
 */
export function chargeWords(
  sentence: Text,
  { charged, ...rate }: Charge,
  moment: (instant: string) => string,
): string | null {
  const total = unbroken(chargeText(centsFromDollars(charged), rate.chargeCurrency))
  return rateWords(sentence, rate, moment, { total })
}

/** The same about a rate alone. @param sentence with {rate}, {currency}, {date} and {source} */
export function rateWords(
  sentence: Text,
  { chargeCurrency, rate, rateSource, rateAt }: RateOnWire,
  moment: (instant: string) => string,
  more: Record<string, string> = {},
): string | null {
  if (rate === null || rateSource === null || rateAt === null) return null
  return textOf(sentence, {
    ...more,
    rate: unbroken(rateText(rate, chargeCurrency)),
    currency: chargeCurrency,
    date: moment(rateAt),
    source: textOf(chargeTexts.rateSources[rateSource]),
  })
}
