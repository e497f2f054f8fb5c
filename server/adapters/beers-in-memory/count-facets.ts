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
import { listBeers } from './beer-bits.ts'
import { type Counts, FIGURES, KINDS } from './beer-cells.ts'
import { type Column, testsOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'
import { countPassing, type Narrowed } from './narrow.ts'

type Counted = {
  column: (index: BeerIndex) => Column
  /** Of a column that says several things in one number: how many beers have each value of this one. */
  of?: (counts: Counts) => Counts
  /** What the numbers mean, with their counts. */
  tell: (counts: Counts, index: BeerIndex, filter: BeerFilter) => FacetValue[]
}

const COUNTED: { [Name in Exclude<Facet, 'fresh'>]: Counted } = {
  type: { ...kind('type'), tell: (counts) => each(BEER_TYPES, counts) },
  container: { ...kind('container'), tell: (counts) => each(CONTAINERS, counts) },
  price: { ...kind('price'), tell: (counts) => below(PRICE_STEPS, counts) },
  ABV: { ...figure('ABV'), tell: (counts) => below(ABV_STEPS, counts) },
  IBU: { ...figure('IBU'), tell: (counts) => below(IBU_STEPS, counts) },
  qualification: {
    ...figure('qualification'),
    tell: (counts) =>
      RATING_STEPS.map((stars, at) => ({ value: String(stars), count: sum(counts.subarray(at + 1)) })),
  },
  available: { ...kind('available'), tell: (counts) => [{ value: '1', count: counts[1]! }] },
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

function kind(fact: Parameters<typeof KINDS.countsOf>[0]): Pick<Counted, 'column' | 'of'> {
  return { column: ({ columns }) => columns.kind.values, of: (counts) => KINDS.countsOf(fact, counts) }
}

function figure(fact: Parameters<typeof FIGURES.countsOf>[0]): Pick<Counted, 'column' | 'of'> {
  return { column: ({ columns }) => columns.figures.values, of: (counts) => FIGURES.countsOf(fact, counts) }
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
