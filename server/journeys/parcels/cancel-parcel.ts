import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { cancelParcel as call } from '#contract/parcels.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { backDollars } from '../../orders/refund-dollars.ts'
import type { Services } from '../../services.ts'
import { linesLeft } from '../orders/lines-left.ts'
import { endParcel, isCancelledByBuyer } from './end-parcel.ts'
import { giveBack } from './give-back.ts'
import { type LockedParcel, lockParcel, type ParcelId } from './lock-parcel.ts'

type ShippingServices = Pick<Services, 'db' | 'jobs' | 'env'>

/**
 * A buyer cancels what one brewery has not sent yet. In one transaction: the money of its lines is owed back (a job
 * sends it, and the mail about it follows), its units return to the shelf, its seller is mailed. Repeating it changes
 * nothing. The order is refunded once all of its money is back, as after any refund.
 *
 * Refuses: not-found (also somebody else's), parcel-gone, parcel-short (its brewery cannot send it, and has said so first),
 * parcel-money-back (all of it goes back already), refund-too-much (less money is left than its lines cost: some was given back
 * without saying for what).
 */
export async function cancelParcel(
  services: ShippingServices,
  id: ParcelId,
  caller: Pick<SessionUser, 'id'>,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const parcel = await lockParcel(tx, id)
    if (!parcel || parcel.order.buyerId !== caller.id) return refuse('not-found')
    const { order, companyId, state } = parcel
    if (state === 'cancelled') {
      if (!(await isCancelledByBuyer(tx, parcel))) return refuse('parcel-short')
      return { orderId: order.id, companyId, state, refunded: await refundedOf(tx, parcel) }
    }
    if (state !== 'pending') return refuse('parcel-gone')
    if (order.state !== 'paid') return refuse('parcel-money-back')
    const lines = (await linesLeft(tx, order.id)).filter(
      (line) => line.companyId === companyId && line.quantity > 0,
    )
    if (!lines.length) return refuse('parcel-money-back')

    const returned = lines.map((line) => ({ ...line, restock: true }))
    const back = await giveBack(services, tx, parcel, returned, 'parcel-cancelled')
    if (isRefusal(back)) return back
    const moved = await endParcel(services, tx, parcel, { by: order.buyerId, tellsSeller: true })
    return { ...moved, refunded: await refundedOf(tx, parcel) }
  })
}

/** Dollars that refunds of the parcel's lines come to. */
async function refundedOf(tx: Transaction, { order, companyId }: LockedParcel): Promise<number> {
  const found = await tx.execute<{ cents: number }>(sql`
    SELECT coalesce(sum(${backDollars}), 0)::bigint AS cents
    FROM refunds JOIN refund_lines AS back ON refund_id = refunds.id
    JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
    WHERE refunds.order_id = ${order.id} AND company_id = ${companyId}`)
  return dollarsFromCents(found.rows[0]!.cents)
}
