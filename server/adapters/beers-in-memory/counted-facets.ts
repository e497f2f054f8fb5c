import type { BeerFilter, Facet, FacetValue } from '#contract/beer-filter.ts'
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
import { type Counts, FIGURES, KINDS } from './beer-cells.ts'
import type { Column } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'

/** What is counted for a facet, and how it is told. */
type Counted = {
  column: (index: BeerIndex) => Column
  /** Of a column that says several things in one number: how many beers have each value of this one. */
  of?: (counts: Counts) => Counts
  /** What the numbers mean, with their counts. */
  tell: (counts: Counts, index: BeerIndex, filter: BeerFilter) => FacetValue[]
}

export const COUNTED: { [Name in Exclude<Facet, 'fresh'>]: Counted } = {
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
