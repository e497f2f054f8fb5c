import { countryName } from './country-names.ts'

/** Where something is, from the nearest on: what is not known is left out, and a city that gave its state the name is said once. */
export function placeText({
  city,
  state,
  country,
}: {
  city?: string
  state?: string
  country?: string
}): string {
  const isOneWord = city && state && !city.trim().localeCompare(state.trim(), 'es', { sensitivity: 'base' })
  return [city, !isOneWord && state, country && countryName(country)].filter(Boolean).join(', ')
}
