import type { Logger } from 'pino'
import { COUNTRIES, type Country } from '#contract/places.ts'
import type { CountrySource } from '../../ports/country-source.ts'

const DAY_MS = 24 * 3_600_000
const AFTER_FAILURE_MS = 5 * 60_000

/** The countries that forms and `GET /countries` offer. */
export type OfferedCountries = {
  /** Answers at once with what is known now. */
  list(): readonly Country[]
}

/**
 * Offers those of the 13 countries that the public service names; all 13 without a service, until it has answered, and
 * when it answers with none of them. Nobody waits for it: it is asked behind the page that finds the list a day old, a
 * few minutes later again if it failed, and what it said before stands meanwhile.
 */
export function createOfferedCountries(
  source: CountrySource | undefined,
  log: Logger,
  now: () => number = Date.now,
): OfferedCountries {
  let offered: readonly Country[] = COUNTRIES
  let askAt = source ? 0 : Number.POSITIVE_INFINITY

  async function ask(from: CountrySource) {
    try {
      const named = new Set(await from.fetchNames())
      const known = COUNTRIES.filter((country) => named.has(country))
      if (!known.length) throw new Error('the countries service names none of ours')
      offered = known
      askAt = now() + DAY_MS
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the countries are as they were before')
    }
  }

  return {
    list() {
      if (source && now() >= askAt) {
        // Moved on before asking, so that one page asks and not each.
        askAt = now() + AFTER_FAILURE_MS
        void ask(source)
      }
      return offered
    },
  }
}
