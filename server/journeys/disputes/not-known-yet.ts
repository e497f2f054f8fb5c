import type { ProviderFailure } from '../../ports/payment-provider.ts'

const HOUR_MS = 3_600_000
/** What the provider tells of may be known to the rest of it a moment later; after a day it never will be. */
const MAY_BE_UNKNOWN_HOURS = 24

/**
 * The failure that keeps a notice waiting whose subject the provider does not know: it came before. Undefined once that has been
 * so for a day: then it is none of this account's.
 */
export function notKnownYet(what: string, receivedAt: Date): ProviderFailure | undefined {
  const isYoung = Date.now() - receivedAt.getTime() < MAY_BE_UNKNOWN_HOURS * HOUR_MS
  return isYoung ? { failed: 'unknown', message: `the provider does not know the ${what} yet` } : undefined
}
