import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { PARCELS_PER_PAGE } from '#contract/limits.ts'
import { PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import type { listParcels as call } from '#contract/parcels.ts'
import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { readParcels } from './read-parcels.ts'

/**
 * A company's parcels, 10 a page, and how many stand how: to itself and admins. Without `state` all of them, newest
 * first; what is to be sent, longest waiting first. Past the end: an empty list.
 * Refuses: not-found (no such company, somebody else's).
 */
export async function listParcels(
  db: Database,
  companyId: string,
  { state, pag = 1 }: QueryOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(companyId)) return refuse('not-found')
  if (caller.role !== 'Admin' && caller.id !== companyId.toLowerCase()) return refuse('not-found')
  if (caller.role === 'Admin' && !(await db.$count(companies, sql`id = ${companyId}`))) {
    return refuse('not-found')
  }
  const [parcels, counts] = await Promise.all([
    readParcels(
      db,
      { companyId, state, offset: (pag - 1) * PARCELS_PER_PAGE, limit: PARCELS_PER_PAGE },
      caller,
    ),
    countParcels(db, companyId),
  ])
  const total = state ? counts[state] : PARCEL_STATES.reduce((sum, each) => sum + counts[each], 0)
  return { parcels, counts, totalPages: Math.ceil(total / PARCELS_PER_PAGE) }
}

async function countParcels(db: Database, companyId: string): Promise<Record<ParcelState, number>> {
  const found = await db.execute<{ state: ParcelState; count: number }>(sql`
    SELECT CASE WHEN parcels.state = 'pending' AND ${moneyBack} THEN 'cancelled' ELSE parcels.state END AS state,
           count(*) AS count
    FROM parcels JOIN orders ON orders.id = order_id WHERE company_id = ${companyId} GROUP BY 1`)
  const counts = { pending: 0, shipped: 0, delivered: 0, cancelled: 0 }
  for (const { state, count } of found.rows) counts[state] = count
  return counts
}
