import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { shipParcel as call } from '#contract/parcels.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { openWarning } from '../../orders/open-warning.ts'
import type { Services } from '../../services.ts'
import { linesLeft } from '../orders/lines-left.ts'
import type { LockedParcel, ParcelId } from './lock-parcel.ts'
import { lockToMove, type Mover } from './lock-to-move.ts'
import { moveParcel } from './move-parcel.ts'

/** A parcel that has left: now, now otherwise than was said before, or as it had already. */
type Sent = { parcel: ResponseOf<typeof call>; outcome: 'sent' | 'corrected' | 'already-sent' }

/**
 * A company's parcel has left: 'Envio pendiente' → 'Enviado', and the buyer is mailed. Of one that has left, carrier and
 * number can be corrected, which is mailed too, once a day; the same ones again change nothing. Its seller does it, or an admin.
 * @param shipment `tracking` '' when there is no number; `seen` how its sender saw the parcel
 *
 * Refuses: not-found (also somebody else's), parcel-cancelled, parcel-delivered, parcel-shipped (by somebody else, or in another tab, and otherwise), parcel-money-back (nothing of it is still paid for), parcel-warned (the provider asked not to send it, and its sender has not said that they do so all the same).
 */
export async function sendParcel(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  id: ParcelId,
  mover: Mover,
  { carrier, tracking, seen, despiteWarning }: BodyOf<typeof call>,
): Promise<Sent | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const locked = await lockToMove(tx, id, mover)
    if (isRefusal(locked)) return locked
    const { parcel, by, admin } = locked
    if (parcel.state === 'cancelled') return refuse('parcel-cancelled')
    if (parcel.state === 'delivered') return refuse('parcel-delivered')
    if (parcel.state === 'shipped' && parcel.carrier === carrier && parcel.tracking === tracking) {
      const { order, companyId, state } = parcel
      return { parcel: { orderId: order.id, companyId, state }, outcome: 'already-sent' }
    }
    if (parcel.state === 'shipped' && seen === 'pending') {
      const way = [parcel.carrier, parcel.tracking].filter(Boolean).join(' · ')
      return refuse('parcel-shipped', { carrier: way })
    }
    if (parcel.state === 'pending' && !(await isStillPaidFor(tx, parcel))) return refuse('parcel-money-back')
    if (parcel.state === 'pending' && !despiteWarning && (await isWarnedOf(tx, parcel)))
      return refuse('parcel-warned')
    const moved = await moveParcel(services, tx, parcel, {
      to: 'shipped',
      by,
      admin,
      carrier,
      tracking,
      mail: { kind: 'parcel-shipped', userId: parcel.order.buyerId },
    })
    return { parcel: moved, outcome: parcel.state === 'shipped' ? 'corrected' : 'sent' }
  })
}

async function isWarnedOf(tx: Transaction, { order }: LockedParcel): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM orders WHERE id = ${order.id} AND ${openWarning} IS NOT NULL`,
  )
  return rows.length > 0
}

async function isStillPaidFor(tx: Transaction, { order, companyId }: LockedParcel): Promise<boolean> {
  if (order.state !== 'paid') return false
  const left = await linesLeft(tx, order.id)
  return left.some((line) => line.companyId === companyId && line.quantity > 0)
}
