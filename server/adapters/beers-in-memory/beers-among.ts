import type { BeersAmong } from '../../ports/beer-search.ts'
import { addBeer, type BeerBits, bitsLength, keepThose } from './beer-bits.ts'
import type { BeerIndex } from './beer-index.ts'

/** Which beers are asked for. Of those without a brewery it is a column itself. */
export function beersAmong(
  { columns, companies, ofCompany, scratch, size }: BeerIndex,
  among: BeersAmong,
): BeerBits {
  if (among === 'on-sale') return columns.onSale.values.subarray(0, bitsLength(size))
  const there = columns.there.values.subarray(0, bitsLength(size))
  if (among === 'all') return there
  const own = scratch.bits(size).fill(0)
  const company = companies.known(among.companyId)
  if (company !== undefined) ofCompany.each(company, (beer) => addBeer(own, beer))
  return keepThose(own, there)
}
