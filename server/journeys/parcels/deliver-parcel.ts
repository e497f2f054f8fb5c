import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { HAND_OVER_CODE } from '#contract/limits.ts'
import type { deliverParcel as call } from '#contract/parcels.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { parcels } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import type { LockedParcel } from './lock-parcel.ts'
import { lockToMove, type Mover } from './lock-to-move.ts'
import { moveParcel } from './move-parcel.ts'

/**
 * A parcel was handed to an adult: 'Enviado' → 'Entregado', and the buyer is mailed. Either whoever handed it over has seen that,
 * or they were told the code that its buyer alone is shown; which of them is kept. It counts as handed over whatever has become of its money since. Repeating it changes nothing. Its seller
 * does it, or an admin.
 *
 * Refuses: not-found (also somebody else's), parcel-not-shipped, parcel-cancelled, hand-over-code-wrong (that it was said wrong
 * is kept), hand-over-code-over (it was too often, or the parcel has none: it left before there were codes).
 */
export async function deliverParcel(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  { id, orderId }: { id: string; orderId: string },
  mover: Mover,
  { code, idChecked }: BodyOf<typeof call>,
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
    const wrong = code === undefined ? undefined : await checkCode(tx, parcel, code)
    if (wrong) return wrong
    return moveParcel(services, tx, parcel, {
      to: 'delivered',
      by,
      admin,
      handedOver: { idChecked: idChecked ?? false, handedByCode: code !== undefined },
      mail: { kind: 'parcel-delivered', userId: parcel.order.buyerId },
    })
  })
}

/** Of two that are said at once both count: the parcel is locked. */
async function checkCode(
  tx: Transaction,
  { order, companyId }: LockedParcel,
  said: string,
): Promise<Refusal | undefined> {
  const here = and(eq(parcels.orderId, order.id), eq(parcels.companyId, companyId))
  const [kept] = await tx
    .select({ code: parcels.handOverCode, misses: parcels.handOverMisses })
    .from(parcels)
    .where(here)
  const { code, misses } = kept!
  if (code === null || misses >= HAND_OVER_CODE.tries) return refuse('hand-over-code-over')
  if (code === said) return undefined
  await tx
    .update(parcels)
    .set({ handOverMisses: sql`${parcels.handOverMisses} + 1` })
    .where(here)
  const left = HAND_OVER_CODE.tries - misses - 1
  return left > 0 ? refuse('hand-over-code-wrong', { left }) : refuse('hand-over-code-over')
}
