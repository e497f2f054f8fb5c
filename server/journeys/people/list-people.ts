import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { ResponseOf } from '#contract/endpoint.ts'
import type {
  listCompanies as companiesCall,
  listPersons as personsCall,
  SellerQuery,
} from '#contract/people.ts'
import type { LargeTotals } from './large-totals.ts'
import { buyersList, type People, readOn, readPage, sellersList } from './read-people.ts'

type Asked = SellerQuery & { cursor?: string | undefined }
type Asking = { pool: Pool; totals: LargeTotals; context: Context }

/** `GET /persons`: buyers, as a page with its total, or without a query as a plain array. */
export async function listPersons(asking: Asking, query: Asked): Promise<ResponseOf<typeof personsCall>> {
  const found = await listPeople(asking, buyersList, query)
  if (Array.isArray(found)) return found
  const { people, ...counts } = found
  return { persons: people, ...counts }
}

/** `GET /companies`: sellers and breweries that nobody signs in for, likewise. */
export async function listCompanies(asking: Asking, query: Asked): Promise<ResponseOf<typeof companiesCall>> {
  const found = await listPeople(asking, sellersList, query)
  if (Array.isArray(found)) return found
  const { people, ...counts } = found
  return { companies: people, ...counts }
}

/**
 * A list of people has two forms: with a query a page with its total; without one a plain array, newest first, whose
 * `Link` header leads to the next thousand (RFC 8288).
 */
async function listPeople<Row extends object, Found extends { id: string }>(
  { pool, totals, context }: Asking,
  list: People<Row, Found>,
  { cursor, ...query }: Asked,
) {
  if (Object.keys(query).length) return readPage(pool, totals, list, query)
  const { people, next } = await readOn(pool, list, { before: cursor })
  if (next) context.header('Link', `<${context.req.path}?cursor=${next}>; rel="next"`)
  return people
}
