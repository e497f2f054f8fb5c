import { z } from 'zod'
import { pageNumber, sought, soughtIfSet, uuid } from './fields.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  CONTAINERS,
  FILTER_BOUNDS,
  FILTER_VALUES_MAX,
  IBU_STEPS,
  LAST_BEER_PAGE,
  MAX_ABV_PERCENT,
  MAX_IBU,
  MAX_PRICE_CENTS,
  PRICE_STEPS,
  RATING_STEPS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { COUNTRIES } from './places.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { typedNumber } from './typed-numbers.ts'

const notOffered = said(formTexts.notOffered)

/** A number from a query string that must be one of the steps on offer; '' means not set. */
function step<const S extends readonly number[]>(steps: S) {
  return z
    .string()
    .transform((value) => (value === '' ? undefined : Number(value)))
    .refine((value) => value === undefined || steps.includes(value), notOffered)
    .optional()
}

function choice<const C extends readonly [string, ...string[]]>(choices: C) {
  return z
    .union([z.literal(''), z.enum(choices)], notOffered)
    .transform((value) => (value === '' ? undefined : (value as C[number])))
    .optional()
}

/** Any of several values, with commas between them; '' means not set. */
function anyOf<Value extends string | number>(value: z.ZodType<Value, string>) {
  return z
    .string()
    .transform((typed) => [...new Set(typed.split(',').map((each) => each.trim()))].filter(Boolean))
    .refine(
      (all) => all.length <= FILTER_VALUES_MAX && all.every((each) => value.safeParse(each).success),
      notOffered,
    )
    .transform((all) => (all.length ? all.map((each) => value.parse(each)) : undefined))
    .optional()
}

/** A bound as people type it ('4,50'); '' means not set. */
function bound(max: number) {
  return z
    .string()
    .max(SEARCH_MAX_CHARACTERS)
    .transform((typed) => typedNumber(typed))
    .refine((number) => number === undefined || (number >= 0 && number <= max), notOffered)
    .optional()
}

/** A part of a text that is looked for; '' means not set. */
const searched = soughtIfSet(SEARCH_MAX_CHARACTERS)

const wholeMl = z
  .string()
  .regex(/^\d{1,6}$/, notOffered)
  .transform(Number)

/** What lists of beers are asked for. Each filter narrows what the others leave. */
export const beerFilter = z.strictObject({
  order: choice(BEER_ORDERS),
  price: step(PRICE_STEPS),
  IBU: step(IBU_STEPS),
  qualification: step(RATING_STEPS),
  type: anyOf(z.enum(BEER_TYPES, notOffered)),
  ABV: step(ABV_STEPS),
  fresh: choice(['1']),
  hops: searched,
  name: searched,
  company: anyOf(uuid),
  country: anyOf(sought(SEARCH_MAX_CHARACTERS)).describe('Where its brewery is'),
  container: anyOf(z.enum(CONTAINERS, notOffered)),
  volume: anyOf(wholeMl).describe('Millilitres of one can or bottle'),
  available: choice(['1']).describe('In stock, with somebody who sends it'),
  shipsTo: choice(COUNTRIES),
  priceFrom: bound(MAX_PRICE_CENTS / 100),
  priceTo: bound(MAX_PRICE_CENTS / 100),
  ABVFrom: bound(MAX_ABV_PERCENT),
  ABVTo: bound(MAX_ABV_PERCENT),
  IBUFrom: bound(MAX_IBU),
  IBUTo: bound(MAX_IBU),
  pag: pageNumber.refine(
    (page) => page === undefined || page <= LAST_BEER_PAGE,
    said(formTexts.pageTooFar, { max: LAST_BEER_PAGE }),
  ),
})
/**
 * Steps are whole numbers (dollars, IBU, percent: less than; stars: at least), bounds are inclusive and in the same units,
 * whichever of the two is the lower.
 */
export type BeerFilter = z.output<typeof beerFilter>
/** What narrows a list, by its name. */
export type Narrowing = Exclude<keyof BeerFilter, 'order' | 'pag'>

/** The same with the lower of two bounds first, where somebody typed the higher one there. */
export function boundsInOrder(filter: BeerFilter): BeerFilter {
  const inOrder = { ...filter }
  for (const [from, to] of FILTER_BOUNDS) {
    const [least, most] = [filter[from], filter[to]]
    if (least !== undefined && most !== undefined && least > most) {
      inOrder[from] = most
      inOrder[to] = least
    }
  }
  return inOrder
}

/** Filters that take several values at once. */
export type SeveralValued = {
  [Name in Narrowing]: NonNullable<BeerFilter[Name]> extends readonly unknown[] ? Name : never
}[Narrowing]

/** Filters whose values are told with how many beers each would give. */
export const FACETS = [
  ...(['type', 'price', 'ABV', 'IBU', 'qualification', 'fresh', 'available'] as const),
  ...(['company', 'country', 'container', 'volume', 'shipsTo'] as const),
] as const satisfies Narrowing[]
export type Facet = (typeof FACETS)[number]

const facetValue = z.object({
  value: z.string().describe('As the filter takes it'),
  count: z.number().describe('Beers on sale, with all other filters as they are'),
  name: z.string().optional().describe('Of a brewery'),
})
export type FacetValue = z.output<typeof facetValue>

export const beerFacets = z.record(z.enum(FACETS), z.array(facetValue))
export type BeerFacets = z.output<typeof beerFacets>

const NARROWINGS = Object.keys(beerFilter.shape).filter(
  (name): name is Narrowing => name !== 'order' && name !== 'pag',
)

/** What would be found without one filter, or without one word of the name. */
export const withoutOne = z.object({
  filter: z.enum(NARROWINGS),
  word: z.string().optional().describe('The one word that is left out of the name'),
  total: z.number(),
})
export type WithoutOne = z.output<typeof withoutOne>

const CURSOR = /^(sold-out\.)?(?:(\d{1,9})\.)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * Where a list goes on, as the `Link` of its answer says it: after this beer, among those in stock or the sold out, at its
 * rank: its cents in an order by price, how well it matches where words are looked for, none in the order by age.
 */
export const beerCursor = z
  .string()
  .refine((cursor) => cursor === '' || CURSOR.test(cursor), said(formTexts.badId))
  .transform((cursor) => {
    const [, soldOut, rank, id] = CURSOR.exec(cursor) ?? []
    if (!id) return undefined
    return { id, inStock: !soldOut, ...(rank && { rank: Number(rank) }) }
  })
  .optional()
export type BeerCursor = NonNullable<z.output<typeof beerCursor>>
