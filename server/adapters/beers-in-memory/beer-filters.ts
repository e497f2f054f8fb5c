import { freshSince } from '#contract/beer-dates.ts'
import type { BeerFilter } from '#contract/catalogue.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { searchWords } from '../../search/search-words.ts'
import type { BeerIndex } from './beer-index.ts'

const DAY_MS = 86_400_000

/** Whether a beer, by its number, is on sale and fits. */
export type Fits = (beer: number) => boolean

type Narrowing = Exclude<keyof BeerFilter, 'name' | 'order' | 'pag'>
type Condition<Value> = (value: Value, index: BeerIndex, today: string) => Fits

/** As page-query.ts says in SQL: price, IBU and ABV mean "less than", rating "at least" (decisions, "Catalogue"). */
const CONDITIONS: { [Name in Narrowing]-?: Condition<NonNullable<BeerFilter[Name]>> } = {
  type(type, { columns: { type: column } }) {
    const wanted = BEER_TYPES.indexOf(type)
    return (beer) => column.values[beer] === wanted
  },
  price(dollars, { columns: { priceCents } }) {
    return (beer) => priceCents.values[beer]! < dollars * 100
  },
  IBU(most, { columns: { ibu } }) {
    return (beer) => ibu.values[beer]! < most
  },
  ABV(percent, { columns: { abv } }) {
    return (beer) => abv.values[beer]! < percent
  },
  hops(text, { hops, columns: { hops: column } }) {
    const words = searchWords(text.replaceAll(',', ' '))
    const fitting = hops.map((written) => words.every((word) => written.includes(word)))
    return (beer) => fitting[column.values[beer]!]!
  },
  qualification(stars, { columns: { rating } }) {
    return (beer) => rating.values[beer]! >= stars
  },
  fresh(_, { columns: { packagedOn, bestBefore } }, today) {
    const [first, last] = [dayOf(freshSince(today)), dayOf(today)]
    return (beer) =>
      packagedOn.values[beer]! >= first &&
      packagedOn.values[beer]! <= last &&
      bestBefore.values[beer]! >= last
  },
}

/** @param today the shop's day, by which beers are fresh */
export function filterOf(index: BeerIndex, filter: BeerFilter, today: string): Fits {
  const conditions = Object.entries(CONDITIONS).flatMap(([narrowing, condition]) => {
    const value = filter[narrowing as Narrowing]
    return value === undefined ? [] : [(condition as Condition<typeof value>)(value, index, today)]
  })
  const onSale = index.columns.onSale.values
  if (!conditions.length) return (beer) => onSale[beer] === 1
  return (beer) => onSale[beer] === 1 && conditions.every((fits) => fits(beer))
}

function dayOf(day: string): number {
  return Date.parse(day) / DAY_MS
}
