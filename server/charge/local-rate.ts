import type { RateOnWire } from '#contract/charge.ts'
import type { Services } from '../services.ts'
import { rateOnWire } from './on-wire.ts'
import { readQuote } from './read-quote.ts'

/** So long a process shows prices at a rate that it has read; an order reads its own. */
const KEPT_MS = 5_000

/**
 * Makes the function that tells pages at which rate to show prices in the charge currency too: null where LOCAL_PRICES does
 * not ask for that, where cards are charged in dollars, and while no rate is usable. Every page asks, so that one statement
 * answers all of a process for some seconds.
 */
export function createLocalRate(
  { env, readers, log }: Pick<Services, 'env' | 'readers' | 'log'>,
  now: () => number = Date.now,
): () => Promise<RateOnWire | null> {
  let kept: { until: number; told: Promise<RateOnWire | null> } | undefined
  async function read(): Promise<RateOnWire | null> {
    try {
      const quote = await readQuote(readers.db, env)
      return quote?.rate ? rateOnWire(quote) : null
    } catch (error) {
      // Prices in dollars are still true, and what else a page needs of the database tells its reader.
      log.warn({ err: error }, 'pages show prices in dollars alone: the rate could not be read')
      return null
    }
  }
  return async () => {
    if (env.LOCAL_PRICES === 'off') return null
    if (!kept || kept.until <= now()) kept = { until: now() + KEPT_MS, told: read() }
    return kept.told
  }
}
