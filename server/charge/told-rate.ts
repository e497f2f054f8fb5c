import { z } from 'zod'
import { isPlausibleRate } from '#contract/plausible-rate.ts'

/** A source that has had nothing newer for so long is asleep: the longest holidays of a central bank are shorter. */
const ASLEEP_MS = 7 * 24 * 3_600_000
/** Clocks differ. */
const AHEAD_MS = 24 * 3_600_000

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
