import { numberText } from '#contract/texts/numbers.ts'

/** A rate as the reader writes numbers, with all of its decimals. @param rate a plain decimal: '1417.255' */
export function rateText(rate: string): string {
  return numberText(Number(rate), (rate.split('.')[1] ?? '').length)
}
