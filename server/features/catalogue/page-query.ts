import { freshSince } from '#contract/beer-dates.ts'
import type { BeerFilter } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { BEER_COLUMNS } from './beer-row.ts'

/** How the name is searched: patterns of which one must match. */
export type NamePatterns = string[] | undefined

/** SQL with its values. `name` set: the same text comes often, so PostgreSQL may keep its plan. */
export type PageQuery = { text: string; values: unknown[]; name?: string }

const ORDER_BY = {
  OrderAscPrice: 'price_cents, id',
  OrderDesPrice: 'price_cents DESC, id DESC',
  // What has no volume comes last, as NULLs do.
  OrderAscLitre: 'litre_cents, id',
  newest: 'id DESC',
} as const

/** The filter as conditions on `beers`. Price, IBU and ABV mean "less than", rating "at least" (decisions, "Catalogue"). */
function conditions(filter: BeerFilter, name: NamePatterns, today: string, values: unknown[]): string {
  const place = (value: unknown) => `$${values.push(value)}`
  const parts = ['on_sale']
  if (filter.type) parts.push(`type = ${place(filter.type)}`)
  if (filter.price !== undefined) parts.push(`price_cents < ${place(filter.price * 100)}`)
  if (filter.IBU !== undefined) parts.push(`ibu < ${place(filter.IBU)}`)
  if (filter.ABV !== undefined) parts.push(`abv_percent < ${place(filter.ABV)}`)
  if (filter.qualification !== undefined) parts.push(`rating >= ${place(filter.qualification)}`)
  if (filter.fresh) {
    const day = place(today)
    parts.push(`packaged_on BETWEEN ${place(freshSince(today))} AND ${day}`)
    parts.push(`(best_before IS NULL OR best_before >= ${day})`)
  }
  if (name) parts.push(`search_text LIKE ANY (${place(name)}::text[])`)
  return parts.join(' AND ')
}

/**
 * One page: its ids first, so that companies are looked up for 12 beers and not for all those before them. Each row
 * carries the catalogue's version, by which a known total is told from an old one.
 * @param today the shop's day, by which beers are fresh
 */
export function pageQuery(filter: BeerFilter, name: NamePatterns, today: string): PageQuery {
  const values: unknown[] = []
  const where = conditions(filter, name, today, values)
  const order = ORDER_BY[filter.order ?? 'newest']
  const offset = `$${values.push(((filter.pag ?? 1) - 1) * BEERS_PER_PAGE)}`
  const text = `SELECT ${BEER_COLUMNS}, (SELECT catalogue_version()) AS version
    FROM (SELECT * FROM beers WHERE ${where} ORDER BY ${order} LIMIT ${BEERS_PER_PAGE} OFFSET ${offset}) AS beer
    JOIN companies AS company ON company.id = beer.company_id
    ORDER BY ${order.replaceAll(/price_cents|litre_cents|id/g, 'beer.$&')}`
  // A pattern decides the plan (a rare word, a common one), and so do days (few are fresh, or many): such a query is
  // planned anew each time.
  return name || filter.fresh ? { text, values } : { text, values, name: planName(filter) }
}

/** The exact total of a filter, and the version of the catalogue that it was counted at. */
export function totalQuery(filter: BeerFilter, name: NamePatterns, today: string): PageQuery {
  const values: unknown[] = []
  const where = conditions(filter, name, today, values)
  return {
    text: `SELECT count(*)::int AS total, catalogue_version() AS version FROM beers WHERE ${where}`,
    values,
  }
}

/** Filters of the same shape share a text, and so a plan. */
function planName(filter: BeerFilter): string {
  const shape = Object.entries(filter)
    .filter(([key, value]) => key !== 'pag' && value !== undefined)
    .map(([key, value]) => (key === 'order' ? value : key))
  return `beers:${shape.sort().join(':')}`
}
