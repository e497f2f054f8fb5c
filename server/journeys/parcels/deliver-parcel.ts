import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { deliverParcel as call } from '#contract/parcels.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { lockToMove, type Mover } from './lock-to-move.ts'
import { moveParcel } from './move-parcel.ts'

/**
 * A parcel was handed to somebody whose age was checked (the call asks for it): 'Enviado' → 'Entregado', and the buyer
 * is mailed. It counts as handed over whatever has become of its money since. Repeating it changes nothing. Its seller
 * does it, or an admin.
 *
 * Refuses: not-found (also somebody else's), parcel-not-shipped, parcel-cancelled.
 */
export async function deliverParcel(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  { id, orderId }: { id: string; orderId: string },
  mover: Mover,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const locked = await lockToMove(tx, { orderId, companyId: id }, mover)
    if (isRefusal(locked)) return locked
    const { parcel, by, admin } = locked
    if (parcel.state === 'cancelled') return refuse('parcel-cancelled')
    if (parcel.state === 'pending') return refuse('parcel-not-shipped')
    if (parcel.state === 'delivered') {
      return { orderId: parcel.order.id, companyId: parcel.companyId, state: parcel.state }
    }
    return moveParcel(services, tx, parcel, {
      to: 'delivered',
      by,
      admin,
      idChecked: true,
      mail: { kind: 'parcel-delivered', userId: parcel.order.buyerId },
    })
  })
}
