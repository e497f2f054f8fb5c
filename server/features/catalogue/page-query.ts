import { freshSince } from '#contract/beer-dates.ts'
import type { BeerCursor, BeerFilter } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import { conditionAfter } from './beer-cursor.ts'
import { BEER_COLUMNS } from './beer-row.ts'

/** SQL with its values. `name` set: the same text comes often, so PostgreSQL may keep its plan. */
export type PageQuery = { text: string; values: unknown[]; name?: string }

/**
 * What is sold out comes last in each. All columns of an order go one way, as those of its index do, so that a row of
 * values says where a page ended.
 */
const ORDER_BY = {
  OrderAscPrice: '(NOT in_stock), price_cents, id',
  OrderDesPrice: 'in_stock DESC, price_cents DESC, id DESC',
  // What has no volume comes last, as NULLs do.
  OrderAscLitre: '(NOT in_stock), litre_cents, id',
  newest: 'in_stock DESC, id DESC',
} as const

/** Writes a value into a statement: its placeholder. */
type Place = (value: unknown) => string

function placesIn(values: unknown[]): Place {
  return (value) => `$${values.push(value)}`
}

/** A condition on `beers`. @param today the shop's day */
type Condition<Value> = (value: Value, place: Place, today: string) => string
type Narrowing = Exclude<keyof BeerFilter, 'name' | 'order' | 'pag'>

/** What each filter finds. Price, IBU and ABV mean "less than", rating "at least" (decisions, "Catalogue"). */
const CONDITIONS: { [Name in Narrowing]-?: Condition<NonNullable<BeerFilter[Name]>> } = {
  type: (type, place) => `type = ${place(type)}`,
  price: (dollars, place) => `price_cents < ${place(dollars * 100)}`,
  IBU: (ibu, place) => `ibu < ${place(ibu)}`,
  ABV: (percent, place) => `abv_percent < ${place(percent)}`,
  hops(text, place) {
    const words = searchWords(text.replaceAll(',', ' '))
    return ['true', ...words.map((word) => `search_normal(hops) LIKE ${place(partPattern(word))}`)].join(
      ' AND ',
    )
  },
  qualification: (stars, place) => `rating >= ${place(stars)}`,
  fresh(_, place, today) {
    const day = place(today)
    const since = place(freshSince(today))
    return `packaged_on BETWEEN ${since} AND ${day} AND (best_before IS NULL OR best_before >= ${day})`
  },
}

function conditions(filter: BeerFilter, today: string, place: Place): string {
  const parts = Object.entries(CONDITIONS).flatMap(([narrowing, condition]) => {
    const value = filter[narrowing as Narrowing]
    return value === undefined ? [] : [(condition as Condition<typeof value>)(value, place, today)]
  })
  return ['on_sale', ...parts].join(' AND ')
}

/**
 * One page, and the first beer of the next: their ids first, so that companies are looked up for these and not for all
 * those before them. Each row carries the catalogue's version, by which a known total is told from an old one.
 * @param filter a `name` in it is not looked at: BeerSearch finds words
 * @param today the shop's day, by which beers are fresh
 * @param cursor the page goes on after this beer, whatever `pag` says
 * @param few the filter is known to find few: then they are found first and put in order, and not met on the way through all
 */
export function pageQuery(filter: BeerFilter, today: string, cursor?: BeerCursor, few = false): PageQuery {
  const values: unknown[] = []
  const place = placesIn(values)
  const parts = [conditions(filter, today, place)]
  if (cursor) parts.push(conditionAfter(filter.order, cursor, place))
  const order = ORDER_BY[filter.order ?? 'newest']
  const offset = place(cursor ? 0 : ((filter.pag ?? 1) - 1) * BEERS_PER_PAGE)
  const where = parts.join(' AND ')
  const rows = `ORDER BY ${order} LIMIT ${BEERS_PER_PAGE + 1} OFFSET ${offset}`
  const found = `WITH found AS MATERIALIZED (SELECT id, in_stock, price_cents, litre_cents FROM beers WHERE ${where})`
  const page = few
    ? `(${found} SELECT beers.* FROM (SELECT id FROM found ${rows}) AS few JOIN beers USING (id))`
    : `(SELECT * FROM beers WHERE ${where} ${rows})`
  const text = `SELECT ${BEER_COLUMNS}, (SELECT catalogue_version()) AS version FROM ${page} AS beer
    JOIN companies AS company ON company.id = beer.company_id
    ORDER BY ${order.replaceAll(/in_stock|price_cents|litre_cents|id/g, 'beer.$&')}`
  const keepsPlan = Object.entries(filter).every(
    ([key, value]) => value === undefined || KEEP_THEIR_PLAN.has(key),
  )
  return keepsPlan ? { text, values, name: planName(filter, cursor) } : { text, values }
}

/**
 * Whose value does not decide the plan. A pattern does (a rare word, a common one), and so do days (few are fresh, or many):
 * such a query is planned anew each time.
 */
const KEEP_THEIR_PLAN = new Set(['type', 'price', 'IBU', 'ABV', 'qualification', 'order', 'pag'])

/** The exact total of a filter, and the version of the catalogue that it was counted at. */
export function totalQuery(filter: BeerFilter, today: string): PageQuery {
  const values: unknown[] = []
  const where = conditions(filter, today, placesIn(values))
  return {
    text: `SELECT count(*)::int AS total, catalogue_version() AS version FROM beers WHERE ${where}`,
    values,
  }
}

/** Filters of the same shape share a text, and so a plan. */
function planName(filter: BeerFilter, cursor: BeerCursor | undefined): string {
  const shape = Object.entries(filter)
    .filter(([key, value]) => key !== 'pag' && value !== undefined)
    .map(([key, value]) => (key === 'order' ? value : key))
  return `beers:${shape.sort().join(':')}${cursor ? ':after' : ''}`
}
