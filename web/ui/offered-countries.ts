import { createContext, useContext } from 'react'
import { COUNTRIES, type Country } from '#contract/places.ts'

/** The countries that the server offers at the moment; all of them unless it says otherwise. */
export const OfferedCountries = createContext<readonly Country[]>(COUNTRIES)

export function useOfferedCountries(): readonly Country[] {
  return useContext(OfferedCountries)
}
