import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { sayArrival as call } from '#contract/parcels.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { parcelArrivals } from '#database/schema.ts'
import { mayChangeArrival } from '../../orders/last-arrival.ts'
import { type LockedParcel, lockParcel, type ParcelId } from './lock-parcel.ts'

/**
 * A buyer says whether what one brewery sent has arrived. It is a fact of its own beside what the seller says: it moves no
 * parcel, whose hand-over needs an adult to be seen, and no money. The same again changes nothing; another answer replaces
 * the last one while that is recent, and both stay.
 *
 * Refuses: not-found (also somebody else's), parcel-not-sent (it has not left, or was cancelled), arrival-over.
 */
export async function sayArrival(
  { db }: { db: Database },
  id: ParcelId,
  arrived: boolean,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const parcel = await lockParcel(tx, id)
    if (!parcel || parcel.order.buyerId !== caller.id) return refuse('not-found')
    if (parcel.state !== 'shipped' && parcel.state !== 'delivered') return refuse('parcel-not-sent')
    const { order, companyId } = parcel
    const said = await readSaid(tx, parcel)
    if (said?.arrived === arrived) {
      return { orderId: order.id, companyId, arrived, at: new Date(said.at).toISOString() }
    }
    if (said && !said.mayChange) return refuse('arrival-over')
    const [kept] = await tx
      .insert(parcelArrivals)
      .values({ orderId: order.id, companyId, arrived })
      .returning({ at: parcelArrivals.at })
    return { orderId: order.id, companyId, arrived, at: kept!.at.toISOString() }
  })
}

async function readSaid(tx: Transaction, { order, companyId }: LockedParcel) {
  const { rows } = await tx.execute<{ arrived: boolean; at: string; mayChange: boolean }>(sql`
    SELECT arrived, said.at, ${mayChangeArrival} AS "mayChange" FROM parcel_arrivals AS said
    WHERE order_id = ${order.id} AND company_id = ${companyId} ORDER BY said.id DESC LIMIT 1`)
  return rows[0]
}
