import {
  type BeerFacets,
  type BeerFilter,
  FACETS,
  type Facet,
  type FacetValue,
} from '#contract/beer-filter.ts'
import {
  ABV_STEPS,
  BEER_TYPES,
  CONTAINERS,
  FACET_VALUES_MAX,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
} from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { type Column, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'
import { countPassing, type Narrowed } from './narrow.ts'

const LARGEST_BYTE = 255

/** How many beers have each number of a column. */
type Counts = Uint32Array
type Counted = {
  column: (index: BeerIndex) => Column
  /** What the numbers mean, with their counts. */
  tell: (counts: Counts, index: BeerIndex, filter: BeerFilter) => FacetValue[]
}

const COUNTED: { [Name in Exclude<Facet, 'fresh'>]: Counted } = {
  type: { column: ({ columns }) => columns.type.values, tell: (counts) => each(BEER_TYPES, counts) },
  container: {
    column: ({ columns }) => columns.container.values,
    tell: (counts) => each(CONTAINERS, counts),
  },
  price: { column: ({ columns }) => columns.priceStep.values, tell: (counts) => below(PRICE_STEPS, counts) },
  ABV: { column: ({ columns }) => columns.abvStep.values, tell: (counts) => below(ABV_STEPS, counts) },
  IBU: { column: ({ columns }) => columns.ibuStep.values, tell: (counts) => below(IBU_STEPS, counts) },
  qualification: {
    column: ({ columns }) => columns.ratingStep.values,
    tell: (counts) =>
      RATING_STEPS.map((stars, at) => ({ value: String(stars), count: sum(counts.subarray(at + 1)) })),
  },
  available: {
    column: ({ columns }) => columns.inStock.values,
    tell: (counts) => [{ value: '1', count: counts[1]! }],
  },
  company: {
    column: ({ columns }) => columns.company.values,
    tell: (counts, { companies }, { company: chosen = [] }) =>
      most(
        companies.all.map(({ id, shown }, at) => ({ value: id, count: counts[at]!, name: shown })),
        chosen,
      ),
  },
  country: {
    column: ({ columns }) => columns.company.values,
    tell: (counts, { companies }, { country: chosen = [] }) => {
      const countries = new Map<string, number>()
      companies.all.forEach(({ country }, at) => {
        countries.set(country, (countries.get(country) ?? 0) + counts[at]!)
      })
      return most(
        [...countries].filter(([value]) => value).map(([value, count]) => ({ value, count })),
        chosen,
      )
    },
  },
  shipsTo: {
    column: ({ columns }) => columns.company.values,
    tell(counts, { companies }) {
      const everywhere = sumOf(companies.all, ({ shipsTo }) => shipsTo === null, counts)
      return COUNTRIES.map((country) => ({
        value: country,
        count: everywhere + sumOf(companies.all, ({ shipsTo }) => !!shipsTo?.includes(country), counts),
      }))
    },
  },
  volume: {
    column: ({ columns }) => columns.volume.values,
    tell: (counts, { volumes }, { volume: chosen = [] }) =>
      most(
        volumes.values.flatMap((ml, at) => (ml === null ? [] : [{ value: String(ml), count: counts[at]! }])),
        chosen.map(String),
      ).sort((one, other) => Number(one.value) - Number(other.value)),
  },
}

/**
 * How many beers each value of each facet would give, with everything that is chosen elsewhere. What passes every filter is
 * counted once a column; to a facet that is chosen itself come those that it alone leaves out.
 */
export function countFacets(
  index: BeerIndex,
  filter: BeerFilter,
  today: string,
  narrowed: Narrowed,
): BeerFacets {
  const known = new Map<Column, Counts>()
  const numbers = Math.max(index.companies.all.length, index.volumes.values.length, LARGEST_BYTE + 1)
  const countsOf = (column: Column) => {
    const counts = known.get(column) ?? count(column, narrowed.fitting, new Uint32Array(numbers))
    known.set(column, counts)
    return counts
  }
  const tell = (facet: Facet): FacetValue[] => {
    if (facet === 'fresh') return [{ value: '1', count: countFresh(index, filter, today, narrowed) }]
    const { column: columnOf, tell } = COUNTED[facet]
    const column = columnOf(index)
    const others = narrowed.leftOutBy(facet)
    const counts = countsOf(column)
    return tell(others.length ? count(column, others, counts.slice()) : counts, index, filter)
  }
  return Object.fromEntries(FACETS.map((facet) => [facet, tell(facet)])) as BeerFacets
}

function countFresh(index: BeerIndex, filter: BeerFilter, today: string, { fitting }: Narrowed): number {
  if (filter.fresh) return fitting.length
  return countPassing(fitting, testsOf(index, { fresh: '1' }, 'fresh', today))
}

function count(column: Column, beers: Int32Array, counts: Counts): Counts {
  for (let at = 0; at < beers.length; at++) counts[column[beers[at]!]!]!++
  return counts
}

function each(values: readonly string[], counts: Counts): FacetValue[] {
  return values.map((value, at) => ({ value, count: counts[at]! }))
}

function below(steps: readonly number[], counts: Counts): FacetValue[] {
  return steps.map((step, at) => ({ value: String(step), count: sum(counts.subarray(0, at + 1)) }))
}

/** The values with most beers, and those that are chosen, whatever they give. */
function most(values: FacetValue[], chosen: readonly string[]): FacetValue[] {
  const ranked = values.toSorted((one, other) => other.count - one.count)
  return ranked.filter(
    ({ value, count }, at) => (at < FACET_VALUES_MAX && count > 0) || chosen.includes(value),
  )
}

function sum(counts: Counts): number {
  return counts.reduce((all, count) => all + count, 0)
}

function sumOf<Item>(items: readonly Item[], counts: (item: Item) => boolean, by: Counts): number {
  return items.reduce((all, item, at) => all + (counts(item) ? by[at]! : 0), 0)
}
