import type { BreweryFilter } from '#contract/breweries.ts'

const NAMES = ['name', 'letter', 'country', 'pag'] as const

/** What an address asks for of the list of all breweries, on offer or not: with the API's own names. */
export type BreweriesQuery = Partial<Record<(typeof NAMES)[number], string>>

export function readBreweriesQuery(search: URLSearchParams): BreweriesQuery {
  const set = NAMES.map((name) => [name, search.get(name)?.trim() ?? '']).filter(([, value]) => value)
  return Object.fromEntries(set)
}

/** The address of a part of the list; page 1 is unsaid. */
export function breweriesAddress({ name, letter, country, pag }: BreweryFilter | BreweriesQuery): string {
  const search = new URLSearchParams({
    ...(name && { name }),
    ...(letter && { letter }),
    ...(country && { country }),
    ...(pag && String(pag) !== '1' && { pag: String(pag) }),
  }).toString()
  return search ? `/breweries?${search}` : '/breweries'
}
