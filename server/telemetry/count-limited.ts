import type { RateLimits } from '../http/rate-limit.ts'
import type { Metrics } from '../ports/metrics.ts'

/** The same limits, each refusal counted: whom nobody learns. */
export function countLimited(rateLimits: RateLimits, metrics: Metrics): RateLimits {
  return {
    ...rateLimits,
    async take(counted, who) {
      const refusal = await rateLimits.take(counted, who)
      if (refusal) metrics.count('limited', { limit: counted })
      return refusal
    },
    async takeAndTell(counted, who) {
      const told = await rateLimits.takeAndTell(counted, who)
      if (told.refusal) metrics.count('limited', { limit: counted })
      return told
    },
  }
}
