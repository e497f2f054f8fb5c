import type { BeerCursor, BeerFilter } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import type { BeerSearch } from '../../ports/beer-search.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'
import { type ListedBeers, pagesOf } from './list-beers.ts'

/**
 * A page of beers that are found by words, those that match best first unless the filter asks for another order, with the
 * exact total. `match` says how they were found; what goes off sale at that moment is left out.
 *
 * @param today the shop's day, by which beers are fresh
 * @param cursor goes on after this beer, whatever `pag` says
 */
export async function findBeers(
  ask: Ask,
  search: BeerSearch,
  filter: BeerFilter,
  today: string,
  cursor?: BeerCursor,
): Promise<ListedBeers> {
  const { beers, total, match } = await search.find(ask, {
    ...{ filter, today, take: BEERS_PER_PAGE + 1 },
    skip: cursor ? 0 : ((filter.pag ?? 1) - 1) * BEERS_PER_PAGE,
    after: cursor && { id: cursor.id, rank: cursor.rank! },
  })
  const shown = beers.slice(0, BEERS_PER_PAGE)
  const last = beers.length > shown.length ? shown.at(-1) : undefined
  const rows = shown.length
    ? await readRows(
        ask,
        shown.map(({ id }) => id),
      )
    : []
  const products = rows.map((row) => beerSummaryOf(row, today))
  return {
    page: { products, ...pagesOf(total), ...(total > 0 && { match }) },
    next: last && `${last.rank}.${last.id}`,
  }
}

/** These beers, in this order. */
async function readRows(ask: Ask, ids: string[]): Promise<BeerRow[]> {
  const { rows } = await ask<BeerRow>({
    name: 'found-beers',
    text: `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.id = ANY($1::uuid[]) AND beer.on_sale ORDER BY array_position($1::uuid[], beer.id)`,
    values: [ids],
  })
  return rows
}
