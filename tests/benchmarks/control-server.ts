import { createServer } from 'node:http'
import type { BeerFilter } from '#contract/catalogue.ts'
import { openPool } from '#database/open-pool.ts'
import { beerQuery } from '#server/features/catalogue/get-beer.ts'
import { partPattern } from '#server/features/catalogue/name-patterns.ts'
import { pageQuery } from '#server/features/catalogue/page-query.ts'

/**
 * What the shop is held against: a bare Node server that runs the very statements that the API runs, through `pg`, and
 * writes their rows as JSON. Nothing is checked, logged or shaped.
 */
const { pool } = openPool(process.env.DATABASE_URL!, 20)

/** Decides only what is fresh. */
const TODAY = new Date().toISOString().slice(0, 10)

function queryOf(url: URL) {
  const id = /^\/api\/product\/(.+)$/.exec(url.pathname)?.[1]
  if (id) return beerQuery(id, null)
  const { type, price, order, name, pag } = Object.fromEntries(url.searchParams)
  const filter = {
    ...(type && { type }),
    ...(price && { price: Number(price) }),
    ...(order && { order }),
    ...(pag && { pag: Number(pag) }),
  } as BeerFilter
  return pageQuery(filter, name ? [partPattern(name)] : undefined, TODAY)
}

const server = createServer(async (request, response) => {
  const { rows } = await pool.query(queryOf(new URL(request.url!, 'http://control')))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(rows))
})
server.listen(Number(process.env.PORT), () => process.send?.('ready'))
