import { createServer } from 'node:http'
import type { BeerFilter } from '#contract/catalogue.ts'
import type { PeopleFilter } from '#contract/people.ts'
import type { BuyerSort } from '#contract/people-sorts.ts'
import { openPool } from '#database/open-pool.ts'
import { beerQuery } from '#server/features/catalogue/get-beer.ts'
import { pageQuery } from '#server/features/catalogue/page-query.ts'
import { countQuery, peopleQuery } from '#server/journeys/people/people-query.ts'
import { BUYERS } from '#server/journeys/people/people-tables.ts'
import { partPattern } from '#server/search/name-patterns.ts'
import { normalSearchText } from '#server/search/normal-search-text.ts'

/**
 * What the shop is held against: a bare Node server that runs the very statements that the API runs, through `pg`, and
 * writes their rows as JSON. Nothing is checked, logged or shaped.
 */
const { pool } = openPool(process.env.DATABASE_URL!, 20)

/** Decides only what is fresh. */
const TODAY = new Date().toISOString().slice(0, 10)

/** A page of buyers, and how many a search finds: what the shop counts each time. */
function buyersQueries(url: URL) {
  const { sort, pag, ...filter } = Object.fromEntries(url.searchParams)
  const page = peopleQuery(BUYERS, {
    filter: filter as PeopleFilter,
    sort: sort as BuyerSort | undefined,
    page: Number(pag ?? 1),
  })
  return filter.q ? [page, countQuery(BUYERS, filter as PeopleFilter)] : [page]
}

function queriesOf(url: URL) {
  if (url.pathname === '/api/persons') return buyersQueries(url)
  return [beersQuery(url)]
}

function beersQuery(url: URL) {
  const id = /^\/api\/product\/(.+)$/.exec(url.pathname)?.[1]
  if (id) return beerQuery(id, null)
  const { type, price, order, name, pag } = Object.fromEntries(url.searchParams)
  const filter = {
    ...(type && { type }),
    ...(price && { price: Number(price) }),
    ...(order && { order }),
    ...(pag && { pag: Number(pag) }),
  } as BeerFilter
  return name ? likeQuery(name) : pageQuery(filter, TODAY)
}

/** What a shop without an index of its own asks: whatever holds the text, the newest first. */
function likeQuery(name: string) {
  const text = `SELECT beer.*, company.company FROM beers AS beer JOIN companies AS company ON company.id = company_id
    WHERE on_sale AND beer.search_text LIKE $1 ORDER BY in_stock DESC, beer.id DESC LIMIT 12`
  return { text, values: [partPattern(normalSearchText(name))] }
}

const server = createServer(async (request, response) => {
  const answers: unknown[] = []
  for (const query of queriesOf(new URL(request.url!, 'http://control'))) {
    answers.push((await pool.query(query)).rows)
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers))
})
server.listen(Number(process.env.PORT), () => process.send?.('ready'))
