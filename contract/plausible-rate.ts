import { RATE_DECIMALS } from './convert-cents.ts'

/** Each of the currencies is worth less than a dollar, and none so little that a cart's total would be no exact number. */
const LEAST_RATE = 1
const MOST_RATE = 100_000
/** So many times the last rate, or such a part of it, is a slip of the fingers. */
export const TOO_MANY_TIMES = 10

const PLAIN_DECIMAL = new RegExp(`^\\d{1,6}(\\.\\d{1,${RATE_DECIMALS}})?$`)

/** Whether a decimal can be what a dollar costs: above nothing, plausible, with no more digits than are kept. */
export function isPlausibleRate(rate: string): boolean {
  return PLAIN_DECIMAL.test(rate) && Number(rate) >= LEAST_RATE && Number(rate) <= MOST_RATE
}

/** What a rate may be, for the sentence that refuses another. */
export const PLAUSIBLE_RATES = { least: LEAST_RATE, most: MOST_RATE, decimals: RATE_DECIMALS }
