import { sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { listPurchases as call, Purchase } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { readPurchases } from './read-purchases.ts'

/**
 * A buyer's own purchases; an admin's anybody's, or everybody's. The newest 1,000, or the one of `id`.
 * Refuses: forbidden (a buyer who asks for somebody else's, or for everybody's).
 */
export async function listPurchases(
  db: Database,
  caller: SessionUser,
  { userPersonId, id }: QueryOf<typeof call>,
): Promise<Purchase[] | Refusal> {
  if (caller.role !== 'Admin' && userPersonId !== caller.id) return refuse('forbidden')
  const whose = userPersonId ? sql`buyer_id = ${userPersonId}` : sql`true`
  const which = id ? sql`orders.id = ${id}` : sql`true`
  return readPurchases(db, sql`${whose} AND ${which}`, PLAIN_LIST_LIMIT)
}
