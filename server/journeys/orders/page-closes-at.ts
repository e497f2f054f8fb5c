import { HOLD_MINUTES, PREFERENCE_MARGIN_MINUTES } from '#contract/limits.ts'

/** 2 of 30 minutes. Holds that a test shortens keep the proportion. */
const MARGIN_OF_HOLD = PREFERENCE_MARGIN_MINUTES / HOLD_MINUTES

/**
 * When the provider's page stops taking payments: a little before the order ends, so that a late click finds it still
 * open (design section 4).
 */
export function pageClosesAt(payableUntil: Date, holdSeconds: number): Date {
  const marginSeconds = Math.min(PREFERENCE_MARGIN_MINUTES * 60, holdSeconds * MARGIN_OF_HOLD)
  return new Date(payableUntil.getTime() - marginSeconds * 1000)
}
