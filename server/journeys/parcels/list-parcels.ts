import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import {
  COUNTED_PARCELS,
  DONE_PARCELS_PER_PAGE,
  PARCELS_A_BATCH,
  PARCELS_PER_PAGE,
} from '#contract/limits.ts'
import { PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import type { listParcels as call } from '#contract/parcels.ts'
import type { Database } from '#database/open-pool.ts'
import { lastCarriers } from './last-carriers.ts'
import { readParcels } from './read-parcels.ts'
import { refuseParcelsOf } from './refuse-parcels-of.ts'
import { whichParcels } from './which-parcels.ts'

/**
 * A company's parcels, 60 a page (25 of what was handed over or cancelled), how many stand how, and who carried its last ones: to itself and admins. Without `state` all of
 * them, newest first; what is to be sent, longest waiting first, unless it is said. Past the end: an empty list.
 * @param query `q` and `orders` leave the others out of list and counts; of named orders all parcels are on one page
 * @param most of each state so many are counted and on pages, and words are looked for among as many of the newest
 *
 * Refuses: not-found (no such company, somebody else's).
 */
export async function listParcels(
  db: Database,
  companyId: string,
  { state, q, orders, dir, pag = 1 }: QueryOf<typeof call>,
  caller: SessionUser,
  most = COUNTED_PARCELS,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseParcelsOf(db, companyId, caller)
  if (refused) return refused
  // A code may be that of two orders.
  const isDone = state === 'delivered' || state === 'cancelled'
  const aPage = isDone ? DONE_PARCELS_PER_PAGE : PARCELS_PER_PAGE
  const limit = orders ? 2 * PARCELS_A_BATCH : aPage
  const offset = (pag - 1) * limit
  const isOldestFirst = dir ? dir === 'asc' : state === 'pending'
  const which = { companyId, q, orders, isOldestFirst }
  const { found, isOfNewest } = await whichParcels(db, which, caller, most)
  const order = isOldestFirst ? sql`ASC` : sql`DESC`
  const [{ rows }, carriers] = await Promise.all([
    db.execute<{ found: Partial<Record<ParcelState, number>> | null; shown: string[] }>(sql`
      WITH found AS MATERIALIZED (${found})
      SELECT (SELECT json_object_agg(stands, count)
              FROM (SELECT stands, count(*)::int AS count FROM found GROUP BY stands) AS counted) AS found,
             ARRAY(SELECT order_id FROM found WHERE ${state ? sql`stands = ${state}` : sql`true`}
                   ORDER BY created_at ${order}, order_id ${order}
                   LIMIT ${Math.min(limit, Math.max(most - offset, 0))} OFFSET ${offset}) AS shown`),
    lastCarriers(db, companyId),
  ])
  const of = <T>(tell: (count: number) => T) => {
    const told = PARCEL_STATES.map((each) => [each, tell(rows[0]!.found?.[each] ?? 0)])
    return Object.fromEntries(told) as Record<ParcelState, T>
  }
  const counts = of((count) => Math.min(count, most))
  const total = state ? counts[state] : PARCEL_STATES.reduce((sum, each) => sum + counts[each], 0)
  return {
    parcels: await readParcels(db, companyId, rows[0]!.shown, caller),
    counts,
    isMore: of((count) => count > most),
    isOfNewest,
    totalPages: Math.ceil(Math.min(total, most) / limit),
    carriers,
  }
}
