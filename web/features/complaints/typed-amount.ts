import { typedBeerNumber } from '#contract/beer-numbers.ts'

/** Dollars as people type a price: '4,50', 'U$S 4.50'. NaN for what is no number, or might be two; undefined where nothing stands. */
export function typedAmount(typed: string): number | undefined {
  return typedBeerNumber('price', typed)
}
