import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { normalSearchText } from '../../search/normal-search-text.ts'

/**
 * The condition on `parcels` joined with `orders` that words are in the code of the order, the tracking number or, for as long as who
 * asks is shown it, the recipient. Both texts are brought into the form of the words at once, which is what costs most of it.
 */
export function withWords(q: string, caller: Pick<SessionUser, 'role'>): SQL {
  const part = partPattern(normalSearchText(q.replace(/^#/, '')))
  return sql`CASE WHEN right(parcels.order_id::text, 8) LIKE ${part} THEN true
    WHEN search_normal(tracking || E'\\n' || recipient) NOT LIKE ${part} THEN false
    ELSE search_normal(tracking) LIKE ${part}
      OR (orders.address <> '' AND search_normal(recipient) LIKE ${part} AND ${buyerInReachOf(caller)}) END`
}

/**
 * SQL of what a company has to send and of so many of its newest parcels, joined with their orders, for words that no index holds: what
 * it sent before those nobody looks for by whom it went to, who is not shown for long. `OFFSET 0` keeps the database from reading all
 * orders of the shop for it.
 * @returns `isMore`: it has older ones
 */
export async function newestParcels(
  db: Database,
  companyId: string,
  most: number,
): Promise<{ parcels: SQL; isMore: boolean }> {
  const facts = sql`SELECT order_id, company_id, state, tracking, created_at FROM parcels WHERE company_id = ${companyId}`
  const newestFirst = sql`ORDER BY created_at DESC, order_id DESC`
  const { rows } = await db.execute(sql`
    SELECT FROM parcels WHERE company_id = ${companyId} ${newestFirst} LIMIT 1 OFFSET ${most}`)
  return {
    parcels: sql`((${facts} ${newestFirst} LIMIT ${most}) UNION ${facts} AND state = 'pending') AS parcels
      CROSS JOIN LATERAL (SELECT * FROM orders WHERE id = parcels.order_id OFFSET 0) AS orders`,
    isMore: rows.length > 0,
  }
}
