import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import type { PeopleFilter } from '#contract/people.ts'
import type { BuyerSort } from '#contract/people-sorts.ts'
import { openPool } from '#database/open-pool.ts'
import { BEER_COLUMNS } from '#server/features/catalogue/beer-row.ts'
import { beerQuery } from '#server/features/catalogue/get-beer.ts'
import { countQuery, peopleQuery } from '#server/journeys/people/people-query.ts'
import { BUYERS } from '#server/journeys/people/people-tables.ts'
import { partPattern } from '#server/search/name-patterns.ts'
import { normalSearchText } from '#server/search/normal-search-text.ts'

/**
 * What the shop is held against: a bare Node server that runs the statements that a bare API would run, through `pg`, and
 * writes their rows as JSON. Nothing is checked, logged or shaped.
 */
const { pool } = openPool(process.env.DATABASE_URL!, 20)

/** The shop finds its pages in memory, and needs none. */
const INDEX = `CREATE INDEX IF NOT EXISTS control_cheapest ON beers (type, (NOT in_stock), price_cents, id) WHERE on_sale`

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
  const name = url.searchParams.get('name')
  return name ? likeQuery(name) : pageQuery(Object.fromEntries(url.searchParams))
}

/** A page as a bare shop would ask for it, of the index that it would make for it. */
function pageQuery({ type, price, order, pag = '1' }: Record<string, string>) {
  const values: unknown[] = [(Number(pag) - 1) * BEERS_PER_PAGE]
  const conditions = ['on_sale']
  if (type) conditions.push(`type = $${values.push(type)}`)
  if (price) conditions.push(`price_cents < $${values.push(Number(price) * 100)}`)
  const by = order === 'OrderAscPrice' ? '(NOT in_stock), price_cents, id' : 'in_stock DESC, id DESC'
  const text = `SELECT ${BEER_COLUMNS} FROM (
      SELECT * FROM beers WHERE ${conditions.join(' AND ')} ORDER BY ${by} LIMIT ${BEERS_PER_PAGE + 1} OFFSET $1) AS beer
    JOIN companies AS company ON company.id = beer.company_id`
  return { name: shortName(text), text, values }
}

/** PostgreSQL tells names apart by their first 63 bytes, which are the same columns in every one of these. */
const shortName = (text: string) => createHash('md5').update(text).digest('hex')

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
await pool.query(INDEX)
server.listen(Number(process.env.PORT), () => process.send?.('ready'))
