import type { BeersAmong } from '../../ports/beer-search.ts'
import type { BeerIndex } from './beer-index.ts'

/** Which beers are asked for, by their numbers: 1 or 0. Of those without a brewery it is a column itself, longer than the beers are many. */
export function beersAmong({ columns, companies, scratch, size }: BeerIndex, among: BeersAmong): Uint8Array {
  if (among === 'on-sale') return columns.onSale.values
  const there = columns.there.values
  if (among === 'all') return there
  const isAmong = scratch.bytes(size)
  const company = columns.company.values
  const asked = companies.known(among.companyId)
  if (asked === undefined) return isAmong
  for (let beer = 0; beer < size; beer++) if (company[beer] === asked) isAmong[beer] = there[beer]!
  return isAmong
}
