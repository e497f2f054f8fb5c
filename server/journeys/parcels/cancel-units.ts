import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { cancelUnits as call } from '#contract/removals.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { endParcel, isCancelledByBuyer } from './end-parcel.ts'
import { findRemoval } from './find-removal.ts'
import { type LockedParcel, lockParcel, type ParcelId } from './lock-parcel.ts'
import { removeUnits } from './remove-units.ts'

/**
 * A buyer cancels some units of what one brewery has not sent yet. In one transaction: their money is owed back (a job sends it),
 * they return to the shelf, the seller is mailed. All that is left of it cancels the parcel. The same request under its key again
 * changes nothing.
 *
 * Refuses: not-found (also somebody else's), key-reused, parcel-gone, parcel-short (its brewery cannot send it), parcel-money-back,
 * and what `removeUnits` does.
 */
export async function cancelUnits(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  id: ParcelId,
  { key, lines }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const parcel = await lockParcel(tx, id)
    if (!parcel || parcel.order.buyerId !== caller.id) return refuse('not-found')
    const asked = {
      ...{ key, by: caller.id, reason: null, words: '' },
      lines: lines.map(({ ProductId: beerId, ...line }) => ({ ...line, beerId, restock: true })),
    }
    const known = await findRemoval(tx, parcel, asked)
    if (known) return known
    const refused = await refuseStanding(tx, parcel)
    if (refused) return refused

    const removed = await removeUnits(services, tx, parcel, asked)
    if (isRefusal(removed)) return removed
    const { removalId, isEmpty } = removed
    const ended = isEmpty && (await endParcel(services, tx, parcel, { by: caller.id, tellsSeller: true }))
    if (!ended) await tellSeller(services, tx, parcel, removalId)
    const done = await findRemoval(tx, ended ? { ...parcel, state: ended.state } : parcel, asked)
    return done!
  })
}

/** Where nothing can be cancelled any more. */
async function refuseStanding(tx: Transaction, parcel: LockedParcel): Promise<Refusal | undefined> {
  const { state, order } = parcel
  if (state === 'cancelled') {
    return refuse((await isCancelledByBuyer(tx, parcel)) ? 'parcel-money-back' : 'parcel-short')
  }
  if (state !== 'pending') return refuse('parcel-gone')
  return order.state === 'paid' ? undefined : refuse('parcel-money-back')
}

/** Nobody of a company that nobody sells for. */
async function tellSeller(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  { order, companyId, sellerId }: LockedParcel,
  removalId: string,
): Promise<void> {
  if (!sellerId) return
  const [seller] = await tx.select({ email: users.email }).from(users).where(eq(users.id, sellerId))
  await putInOutbox(tx, jobs, {
    dedupeKey: `units-cancelled:${removalId}`,
    kind: 'units-cancelled',
    recipient: seller!.email,
    payload: { orderId: order.id, companyId, removalId },
  })
}
