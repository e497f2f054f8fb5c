import { freshSince } from '#contract/beer-dates.ts'
import type { BeerFilter, Narrowing } from '#contract/beer-filter.ts'
import { ABV_STEPS, BEER_TYPES, CONTAINERS, IBU_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/limits.ts'
import { searchWords } from '../../search/search-words.ts'
import { FIGURES, KINDS } from './beer-cells.ts'
import { UNSAID } from './beer-columns.ts'
import type { BeerIndex } from './beer-index.ts'

const DAY_MS = 86_400_000

/** Of one kind whatever it holds: loops over several kinds take three times as long. */
export type Column = Int32Array

/** What a column must hold of a beer: one of the numbers that are allowed, or something between two bounds, which fit too. */
/** Bounds are whole numbers of 32 bits, as columns are. */
export type Test = { values: Column; allowed: Uint8Array } | { values: Column; from: number; to: number }

type Tests<Value> = (value: Value, index: BeerIndex, today: string) => Test[]
type Tested = Exclude<Narrowing, 'name'>

/** What each filter asks of columns. Price, IBU and ABV mean "less than", rating "at least" (decisions, "Catalogue"). */
const TESTS: { [Name in Tested]-?: Tests<NonNullable<BeerFilter[Name]>> } = {
  type: (types, index) => [kind(index, 'type', (type) => types.includes(BEER_TYPES[type]!))],
  price: (dollars, index) => [kind(index, 'price', below(PRICE_STEPS, dollars))],
  IBU: (ibu, index) => [figure(index, 'IBU', below(IBU_STEPS, ibu))],
  ABV: (percent, index) => [figure(index, 'ABV', below(ABV_STEPS, percent))],
  qualification: (stars, index) => [figure(index, 'qualification', reached(RATING_STEPS, stars))],
  hops(text, { hops, columns }) {
    const words = searchWords(text.replaceAll(',', ' '))
    return [
      among(columns.hops.values, hops.values, (written) => words.every((word) => written.includes(word))),
    ]
  },
  fresh: (_, { columns }, today) => [
    { values: columns.packagedOn.values, from: dayOf(freshSince(today)), to: dayOf(today) },
    { values: columns.bestBefore.values, from: dayOf(today), to: UNSAID },
  ],
  available: (_, index) => [kind(index, 'available', Boolean)],
  company: (ids, { companies, columns }) => [
    among(columns.company.values, companies.all, ({ id }) => ids.includes(id)),
  ],
  country: (countries, { companies, columns }) => [
    among(columns.company.values, companies.all, ({ country }) => countries.includes(country)),
  ],
  shipsTo: (country, { companies, columns }) => [
    among(columns.company.values, companies.all, ({ shipsTo }) => shipsTo?.includes(country) ?? true),
  ],
  container: (containers, index) => [
    kind(index, 'container', (container) => containers.includes(CONTAINERS[container]!)),
  ],
  volume: (volumes, index) => [
    among(index.columns.volume.values, index.volumes.values, (ml) => ml !== null && volumes.includes(ml)),
  ],
  priceFrom: (dollars, { columns }) => [from(columns.priceCents.values, Math.round(dollars * 100))],
  priceTo: (dollars, { columns }) => [upTo(columns.priceCents.values, Math.round(dollars * 100))],
  ABVFrom: (percent, { columns }) => [from(columns.abv.values, Math.round(percent * 100))],
  ABVTo: (percent, { columns }) => [upTo(columns.abv.values, Math.round(percent * 100))],
  IBUFrom: (ibu, { columns }) => [from(columns.ibu.values, Math.ceil(ibu))],
  IBUTo: (ibu, { columns }) => [upTo(columns.ibu.values, Math.floor(ibu))],
}
export const TESTED = Object.keys(TESTS) as Tested[]

/**
 * What one filter asks of beers; nothing where it is not set.
 * @param today the shop's day, by which beers are fresh
 */
export function testsOf(index: BeerIndex, filter: BeerFilter, name: Tested, today: string): Test[] {
  const value = filter[name]
  return value === undefined ? [] : (TESTS[name] as Tests<typeof value>)(value, index, today)
}

function among<Value>(values: Column, all: readonly Value[], isAllowed: (value: Value) => boolean): Test {
  return { values, allowed: Uint8Array.from(all, (value) => Number(isAllowed(value))) }
}

type IsAllowed = (value: number) => boolean

function kind(
  { columns }: BeerIndex,
  fact: Parameters<typeof KINDS.allowing>[0],
  isAllowed: IsAllowed,
): Test {
  return { values: columns.kind.values, allowed: KINDS.allowing(fact, isAllowed) }
}

function figure(
  { columns }: BeerIndex,
  fact: Parameters<typeof FIGURES.allowing>[0],
  isAllowed: IsAllowed,
): Test {
  return { values: columns.figures.values, allowed: FIGURES.allowing(fact, isAllowed) }
}

/** Of how many steps were reached: a beer is below each of the others. */
function below(steps: readonly number[], step: number): IsAllowed {
  return (reached) => reached <= steps.indexOf(step)
}

function reached(steps: readonly number[], step: number): IsAllowed {
  return (reached) => reached > steps.indexOf(step)
}

function from(values: Column, least: number): Test {
  return { values, from: least, to: UNSAID - 1 }
}

function upTo(values: Column, most: number): Test {
  return { values, from: 0, to: most }
}

function dayOf(day: string): number {
  return Date.parse(day) / DAY_MS
}
