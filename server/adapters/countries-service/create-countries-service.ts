import { z } from 'zod'
import type { CountrySource } from '../../ports/country-source.ts'

/** As restcountries.com answers (`name.common`), or names alone. Other fields are nobody's matter here. */
const answer = z.array(
  z.union([
    z.string(),
    z.object({ name: z.object({ common: z.string() }) }).transform(({ name }) => name.common),
  ]),
)

/** The public countries service at this address; it has `timeoutMs` for its whole answer. */
export function createCountriesService(url: string, timeoutMs: number): CountrySource {
  return {
    async fetchNames() {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        // It is asked at the address of the settings, and nowhere that it points to.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the countries service answered ${response.status}`)
      return answer.parse(await response.json())
    },
  }
}
