import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ADMIN_ROWS_PER_PAGE, MY_ORDERS_PER_PAGE, PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import { ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import type { listPurchases as call, Purchase, PurchasePage } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { readAsks } from './read-asks.ts'
import { readPurchases } from './read-purchases.ts'

/** What people find an order by: its code, and the names of its beers and breweries as they were then. */
const CALLED = sql`(SELECT right(orders.id::text, ${ORDER_CODE_CHARACTERS}) || ' '
  || search_normal(string_agg(line.name || ' ' || line.company_name, ' '))
  FROM order_lines AS line WHERE line.order_id = orders.id)`

/**
 * A buyer's own purchases; an admin's anybody's, or everybody's. With `pag` a page of 25, of a buyer 10 with what waits for them, past the end an empty one;
 * without it the newest 1,000. With `id` that one alone.
 * Refuses: forbidden (a buyer who asks for somebody else's, or for everybody's).
 */
export async function listPurchases(
  db: Database,
  caller: SessionUser,
  { userPersonId, id, q, pag }: QueryOf<typeof call>,
): Promise<Purchase[] | PurchasePage | Refusal> {
  if (caller.role !== 'Admin' && userPersonId !== caller.id) return refuse('forbidden')
  const whose = userPersonId ? sql`orders.buyer_id = ${userPersonId}` : sql`true`
  const which = id ? sql`orders.id = ${id}` : sql`true`
  const asked = sql`${whose} AND ${which} AND ${holdsWords(CALLED, q ?? '')}`
  if (!pag) return readPurchases(db, asked, PLAIN_LIST_LIMIT)
  if (caller.role === 'Admin') return { ...(await readPage(db, asked, pag, ADMIN_ROWS_PER_PAGE)), asks: [] }
  const [page, asks] = await Promise.all([
    readPage(db, asked, pag, MY_ORDERS_PER_PAGE),
    readAsks(db, caller.id),
  ])
  return { ...page, asks }
}

/** The page's orders are chosen first, so that nothing is read of those before them but their place in the index. */
async function readPage(
  db: Database,
  asked: SQL,
  page: number,
  perPage: number,
): Promise<Omit<PurchasePage, 'asks'>> {
  const shown = listPage(page, perPage)
  const [purchases, counted] = await Promise.all([
    readPurchases(
      db,
      sql`orders.id IN (SELECT id FROM orders WHERE ${asked} ORDER BY created_at DESC, id DESC
                        ${shown.rows})`,
      perPage,
    ),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM orders WHERE ${asked}`),
  ])
  const { total } = counted.rows[0]!
  return { purchases, ...shown.counted(total) }
}
