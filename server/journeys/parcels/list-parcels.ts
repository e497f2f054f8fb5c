import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { PARCELS_A_BATCH, PARCELS_PER_PAGE } from '#contract/limits.ts'
import { PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import type { listParcels as call } from '#contract/parcels.ts'
import type { Database } from '#database/open-pool.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { lastCarriers } from './last-carriers.ts'
import { readParcels } from './read-parcels.ts'
import { refuseParcelsOf } from './refuse-parcels-of.ts'
import { type WhichParcels, whichParcels } from './which-parcels.ts'

/**
 * A company's parcels, 60 a page, how many stand how, and who carried its last ones: to itself and admins. Without `state` all of
 * them, newest first; what is to be sent, longest waiting first. Past the end: an empty list.
 * @param query `q` and `orders` leave the others out of list and counts; of named orders all parcels are on one page
 *
 * Refuses: not-found (no such company, somebody else's).
 */
export async function listParcels(
  db: Database,
  companyId: string,
  { state, q, orders, pag = 1 }: QueryOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseParcelsOf(db, companyId, caller)
  if (refused) return refused
  const which = { companyId, q, orders }
  // A code may be that of two orders.
  const limit = orders ? 2 * PARCELS_A_BATCH : PARCELS_PER_PAGE
  const [parcels, counts, carriers] = await Promise.all([
    readParcels(db, { ...which, state, offset: (pag - 1) * limit, limit }, caller),
    countParcels(db, which, caller),
    lastCarriers(db, companyId),
  ])
  const total = state ? counts[state] : PARCEL_STATES.reduce((sum, each) => sum + counts[each], 0)
  return { parcels, counts, totalPages: Math.ceil(total / limit), carriers }
}

async function countParcels(
  db: Database,
  which: WhichParcels,
  caller: SessionUser,
): Promise<Record<ParcelState, number>> {
  const found = await db.execute<{ state: ParcelState; count: number }>(sql`
    SELECT CASE WHEN parcels.state = 'pending' AND ${moneyBack} THEN 'cancelled' ELSE parcels.state END AS state,
           count(*) AS count
    FROM parcels JOIN orders ON orders.id = order_id WHERE ${whichParcels(which, caller)} GROUP BY 1`)
  const counts = { pending: 0, shipped: 0, delivered: 0, cancelled: 0 }
  for (const { state, count } of found.rows) counts[state] = count
  return counts
}
