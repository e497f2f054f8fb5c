import {
  type BeerFacets,
  type BeerFilter,
  FACETS,
  type Facet,
  type FacetValue,
} from '#contract/beer-filter.ts'
import { listBeers } from './beer-bits.ts'
import { type Counts, FIGURES, KINDS } from './beer-cells.ts'
import { type Column, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'
import { COUNTED } from './counted-facets.ts'
import { countPassing, type Narrowed } from './narrow.ts'

/**
 * How many beers each value of each facet would give, with everything that is chosen elsewhere. What passes every filter is
 * counted once a column; to a facet that is chosen itself come those that it alone leaves out.
 * @param fitting the beers that pass every filter, as a list
 */
export function countFacets(
  index: BeerIndex,
  filter: BeerFilter,
  today: string,
  narrowed: Narrowed,
  fitting: Int32Array,
): BeerFacets {
  const known = new Map<Column, Counts>()
  const { companies, volumes } = index
  const numbers = Math.max(companies.all.length, volumes.values.length, KINDS.size, FIGURES.size)
  const countsOf = (column: Column) => {
    const counts = known.get(column) ?? count(column, fitting, new Uint32Array(numbers))
    known.set(column, counts)
    return counts
  }
  let room: Int32Array | undefined
  const countsWith = (facet: Facet, column: Column): Counts => {
    const others = narrowed.leftOutBy(facet)
    if (!others) return countsOf(column)
    room ??= index.scratch.wholes(index.size)
    return count(column, listBeers(others, room), countsOf(column).slice())
  }
  const tell = (facet: Facet): FacetValue[] => {
    if (facet === 'fresh') return [{ value: '1', count: countFresh(index, filter, today, narrowed, fitting) }]
    const { column, of = (counts) => counts, tell } = COUNTED[facet]
    return tell(of(countsWith(facet, column(index))), index, filter)
  }
  return Object.fromEntries(FACETS.map((facet) => [facet, tell(facet)])) as BeerFacets
}

function countFresh(
  index: BeerIndex,
  filter: BeerFilter,
  today: string,
  narrowed: Narrowed,
  fitting: Int32Array,
): number {
  if (filter.fresh) return fitting.length
  return countPassing(index, narrowed.fitting, testsOf(index, { fresh: '1' }, 'fresh', today))
}

function count(column: Column, beers: Int32Array, counts: Counts): Counts {
  for (let at = 0; at < beers.length; at++) counts[column[beers[at]!]!]!++
  return counts
}
