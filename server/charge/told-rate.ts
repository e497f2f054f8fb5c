import { z } from 'zod'
import { RATE_DECIMALS } from '#contract/charge-cents.ts'

/** Each of the currencies is worth less than a dollar, and none so little that a cart's total would be no exact number. */
export const LEAST_RATE = 1
export const MOST_RATE = 100_000

/** A source that has had nothing newer for so long is asleep: the longest holidays of a central bank are shorter. */
const ASLEEP_MS = 7 * 24 * 3_600_000
/** Clocks differ. */
const AHEAD_MS = 24 * 3_600_000

const PLAIN_DECIMAL = new RegExp(`^\\d{1,6}(\\.\\d{1,${RATE_DECIMALS}})?$`)

/** Whether a decimal can be what a dollar costs: above nothing, plausible, with no more digits than are kept. */
export function isPlausibleRate(rate: string): boolean {
  return PLAIN_DECIMAL.test(rate) && Number(rate) >= LEAST_RATE && Number(rate) <= MOST_RATE
}

/** A rate as a source writes it, a number or its digits → its digits. */
export const toldRate = z
  .union([z.number(), z.string().max(40)])
  .transform(String)
  .refine(isPlausibleRate)

/** A source's own moment of its rate, neither of long ago nor to come. */
export const toldMoment = z
  .string()
  .max(40)
  .transform((text) => new Date(text))
  .refine((moment) => moment.getTime() > Date.now() - ASLEEP_MS && moment.getTime() < Date.now() + AHEAD_MS)
