import { and, desc, eq, isNull } from 'drizzle-orm'
import type { liftWarning as call } from '#contract/disputes.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { deliveryWarnings } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { tellBreweriesOfWarning } from './tell-breweries-of-warning.ts'

/**
 * An admin has looked at what the provider warned of: parcels of the order may leave, and their breweries are mailed. The reason stands
 * in the audit log alone, from where an erasure takes it. Repeating it changes nothing. Refuses: not-found (also where nobody warned).
 */
export async function liftWarning(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  orderId: string,
  reason: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(orderId)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('not-found')
    const [newest] = await tx
      .select()
      .from(deliveryWarnings)
      .where(eq(deliveryWarnings.orderId, order.id))
      .orderBy(desc(deliveryWarnings.warnedAt))
      .limit(1)
    if (!newest) return refuse('not-found')
    const liftedAt = new Date()
    const lifted = await tx
      .update(deliveryWarnings)
      .set({ liftedAt, liftedBy: actor.userId })
      .where(and(eq(deliveryWarnings.orderId, order.id), isNull(deliveryWarnings.liftedAt)))
      .returning({ paymentId: deliveryWarnings.paymentId })
    if (!lifted.length) return { orderId: order.id, liftedAt: (newest.liftedAt ?? liftedAt).toISOString() }
    await recordAudit(tx, actor, {
      action: 'delivery-warning-lifted',
      subject: { kind: 'order', id: order.id, userId: order.buyerId },
      reason,
      facts: { paymentId: lifted.map(({ paymentId }) => paymentId).join(', ') },
    })
    const occasion = `${order.id}:${liftedAt.toISOString()}`
    await tellBreweriesOfWarning(tx, jobs, 'delivery-cleared', { orderId: order.id, occasion })
    return { orderId: order.id, liftedAt: liftedAt.toISOString() }
  })
}
