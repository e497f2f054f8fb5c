import { isFarPrice } from '#contract/far-prices.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import { textOf } from '#contract/texts/text.ts'

/** What the form of a beer asks: the price before, and the one that it would be, in cents. */
export type PriceQuestion = { lastCents: number; cents: number }

/**
 * The question about a typed price, in dollars; undefined where there is nothing to ask, or `agreed` answers it already: the
 * price in cents that was agreed to, as the form's box carries it.
 */
export function questionOf(
  last: number,
  { price, priceAgreed }: { price: number; priceAgreed?: string | undefined },
): PriceQuestion | undefined {
  const [lastCents, cents] = [centsFromDollars(last), centsFromDollars(price)]
  return isFarPrice(lastCents, cents) && priceAgreed !== String(cents) ? { lastCents, cents } : undefined
}

/** The question in words, for the price's field. */
export function questionText({ lastCents, cents }: PriceQuestion): string {
  return textOf(beerEditTexts.priceFar, { before: priceText(lastCents), now: priceText(cents) })
}
