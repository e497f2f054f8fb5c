import type { BeerCursor, BeerFilter } from '#contract/beer-filter.ts'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE, LAST_BEER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import type { BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'
import { foundIn } from '../../search/found-in.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'

/** A page with where it goes on. */
export type ListedBeers = { page: BeerPage; next: string | undefined }

/** What is asked for. `cursor`: it goes on after this place, whatever `pag` says. */
export type AskedBeers = { filter: BeerFilter; cursor?: BeerCursor | undefined; facets?: boolean }

/** A page and the first beer of the next. @param today the shop's day, by which beers are fresh */
export function questionOf({ filter, cursor, facets }: AskedBeers, today: string): BeerQuestion {
  return {
    ...{ filter, today, take: BEERS_PER_PAGE + 1, facets: facets ?? false },
    skip: cursor ? 0 : ((filter.pag ?? 1) - 1) * BEERS_PER_PAGE,
    after: cursor && { id: cursor.id, rank: cursor.rank! },
  }
}

/**
 * What was found as a page: 12 beers with the exact total (decisions, "Catalogue"), and where facets were asked for their
 * counts. Past the end: an empty list. What goes off sale at that moment is left out.
 */
export async function pageOfFound(
  ask: Ask,
  { filter }: AskedBeers,
  { beers, total, match, facets, without }: FoundBeers,
  today: string,
): Promise<ListedBeers> {
  const shown = beers.slice(0, BEERS_PER_PAGE)
  const last = beers.length > shown.length ? shown.at(-1) : undefined
  const ids = shown.map(({ id }) => id)
  const rows = await readRows(ask, ids)
  const products = rows.map((row) => beerSummaryOf(row, today))
  // Of so many pages as can be asked for.
  const totalPages = Math.min(Math.ceil(total / BEERS_PER_PAGE), LAST_BEER_PAGE)
  const how = filter.name !== undefined && total > 0 ? { match, ...reasons(filter.name, rows) } : {}
  return {
    page: { products, totalPages, total, ...how, ...(facets && { facets }), ...(without && { without }) },
    next: last && `${last.rank}.${last.id}`,
  }
}

/** These beers, in this order; what is not on sale is left out. @param today the shop's day, by which beers are fresh */
export async function readBeersInOrder(ask: Ask, ids: string[], today: string): Promise<BeerSummary[]> {
  return (await readRows(ask, ids)).map((row) => beerSummaryOf(row, today))
}

type FoundRow = BeerRow & { city: string; state: string; country: string }

async function readRows(ask: Ask, ids: string[]): Promise<FoundRow[]> {
  if (!ids.length) return []
  const { rows } = await ask<FoundRow>({
    name: 'found-beers',
    text: `SELECT ${BEER_COLUMNS}, company.city, company.state, company.country FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.id = ANY($1::uuid[]) AND beer.on_sale ORDER BY array_position($1::uuid[], beer.id)`,
    values: [ids],
  })
  return rows
}

/** Why each was found whose card would not show it; nothing where every card does. */
function reasons(name: string, rows: readonly FoundRow[]): Pick<BeerPage, 'foundIn'> {
  const found = rows.flatMap((row) => {
    const where = foundIn(name, row)
    return where ? [[row.id, where] as const] : []
  })
  return found.length ? { foundIn: Object.fromEntries(found) } : {}
}
