import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { lockParcel, type ParcelId } from '../parcels/lock-parcel.ts'
import { takeAway } from './take-away.ts'

/** Takes a brewery's invoice away from its parcel; `removed`: there was one. Refuses: not-found (also of somebody else's parcel). */
export async function removeInvoice(
  db: Database,
  id: ParcelId,
  caller: SessionUser,
): Promise<{ removed: boolean } | Refusal> {
  if (id.companyId.toLowerCase() !== caller.id) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    if (!(await lockParcel(tx, id))) return refuse('not-found')
    const gone = await takeAway(tx, sql`order_id = ${id.orderId} AND company_id = ${id.companyId}`)
    return { removed: gone > 0 }
  })
}
