import type { Charge } from './charge.ts'
import { siteOf } from './charge-currencies.ts'
import { centsFromDollars, formatCents, priceText } from './money.ts'
import * as chargeTexts from './texts/charge.ts'
import { numberText } from './texts/numbers.ts'
import { type Text, textOf } from './texts/text.ts'

/**
 * Money of a card as people read it, with the name of its currency, since many call theirs $: hundredths → '$ 6.376,50 ARS',
 * '$ 3.344 CLP', and of dollars as prices stand, 'U$S 4.50'. Of a currency that no site charges: 'EUR 4.50'.
 */
export function chargeText(cents: number, currency: string): string {
  if (currency === 'USD') return priceText(cents)
  const site = siteOf(currency)
  if (!site) return `${currency} ${formatCents(cents)}`
  return `${site.symbol} ${numberText(cents / 100, site.decimals)} ${currency}`
}

/** In dollars, as its prices; and beside it what goes to or from the card, where that is something else. */
export function pricedText(dollarCents: number, chargeCents: number, currency: string): string {
  const dollars = priceText(dollarCents)
  return currency === 'USD' ? dollars : `${dollars} (${chargeText(chargeCents, currency)})`
}

/** An amount from the wire as debts and payouts are written: 6376.5 of ARS → '$ 6.376,50 ARS'. */
export function debtText(amount: number, currency: string): string {
  return chargeText(centsFromDollars(amount), currency)
}

/** The same with what it is in dollars behind it: '$ 6.376,50 ARS (U$S 4.50)'; of dollars alone 'U$S 4.50'. */
export function debtAndDollars(amount: number, dollars: number, currency: string): string {
  const debt = debtText(amount, currency)
  return currency === 'USD' ? debt : `${debt} (${debtText(dollars, 'USD')})`
}

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

/** Money that no line breaks in: its symbol, figures and currency belong together. */
export function unbroken(money: string): string {
  return money.replaceAll(' ', '\u00a0')
}

/** The same about a rate alone. @param sentence with {rate}, {currency}, {date} and {source} */
export function rateWords(
  sentence: Text,
  { chargeCurrency, rate, rateSource, rateAt }: Omit<Charge, 'charged'>,
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
