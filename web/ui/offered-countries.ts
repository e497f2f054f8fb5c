import { createContext, useContext } from 'react'
import type { Country } from '#contract/places.ts'

/** The countries that the server offers at the moment; undefined: all that there are, so that no page lists them. */
export const OfferedCountries = createContext<readonly Country[] | undefined>(undefined)

export function useOfferedCountries(): readonly Country[] | undefined {
  return useContext(OfferedCountries)
}
