import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ADMIN_ROWS_PER_PAGE, PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { listPurchases as call, Purchase, PurchasePage } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { readPurchases } from './read-purchases.ts'

/**
 * A buyer's own purchases; an admin's anybody's, or everybody's. With `pag` a page of 25, past the end an empty one;
 * without it the newest 1,000. With `id` that one alone.
 * Refuses: forbidden (a buyer who asks for somebody else's, or for everybody's).
 */
export async function listPurchases(
  db: Database,
  caller: SessionUser,
  { userPersonId, id, pag }: QueryOf<typeof call>,
): Promise<Purchase[] | PurchasePage | Refusal> {
  if (caller.role !== 'Admin' && userPersonId !== caller.id) return refuse('forbidden')
  const whose = userPersonId ? sql`orders.buyer_id = ${userPersonId}` : sql`true`
  const which = id ? sql`orders.id = ${id}` : sql`true`
  const asked = sql`${whose} AND ${which}`
  return pag ? readPage(db, asked, pag) : readPurchases(db, asked, PLAIN_LIST_LIMIT)
}

/** The page's orders are chosen first, so that nothing is read of those before them but their place in the index. */
async function readPage(db: Database, asked: SQL, page: number): Promise<PurchasePage> {
  const shown = listPage(page)
  const [purchases, counted] = await Promise.all([
    readPurchases(
      db,
      sql`orders.id IN (SELECT id FROM orders WHERE ${asked} ORDER BY created_at DESC, id DESC
                        ${shown.rows})`,
      ADMIN_ROWS_PER_PAGE,
    ),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM orders WHERE ${asked}`),
  ])
  const { total } = counted.rows[0]!
  return { purchases, ...shown.counted(total) }
}
