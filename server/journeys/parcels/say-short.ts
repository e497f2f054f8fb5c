import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { sayShort as call } from '#contract/removals.ts'
import { seesSums } from '#contract/sees-sums.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { emptyShelf } from './empty-shelf.ts'
import { endParcel } from './end-parcel.ts'
import { findRemoval } from './find-removal.ts'
import { type LockedParcel, lockParcel, sellerWho } from './lock-parcel.ts'
import { removeUnits } from './remove-units.ts'

/**
 * A brewery cannot send some of what it sold, or any of it. In one transaction: the money of these units is owed back (a job sends
 * it), they return to the shelf or not, what else is there of a beer that ran out goes off sale, the buyer is mailed. With its
 * last unit the parcel is cancelled, by its seller. The same request under its key again changes nothing.
 *
 * Refuses: not-found (also another seller's), key-reused, parcel-left, parcel-cancelled, parcel-money-back (its order is not paid any
 * more), and what `removeUnits` does.
 */
export async function sayShort(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  { id: companyId, orderId }: { id: string; orderId: string },
  { key, reason, words, lines }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (companyId.toLowerCase() !== caller.id) return refuse('not-found')
  const done = await inTransaction(services.db, async (tx) => {
    const parcel = await lockParcel(tx, { orderId, companyId })
    const by = parcel && sellerWho(caller, parcel)
    if (!by) return refuse('not-found')
    const asked = {
      ...{ key, by, reason, words },
      lines: lines.map(({ ProductId: beerId, shelf, ...line }) => ({
        ...line,
        beerId,
        restock: shelf === 'back',
      })),
    }
    const known = await findRemoval(tx, parcel, asked)
    if (known) return known
    if (parcel.state === 'cancelled') return refuse('parcel-cancelled')
    if (parcel.state !== 'pending') return refuse('parcel-left')
    if (parcel.order.state !== 'paid') return refuse('parcel-money-back')

    const removed = await removeUnits(services, tx, parcel, asked)
    if (isRefusal(removed)) return removed
    const empty = lines.filter(({ shelf }) => shelf === 'zero')
    await emptyShelf(
      tx,
      empty.map(({ ProductId }) => ProductId),
    )
    const { removalId, isEmpty } = removed
    const ended = isEmpty && (await endParcel(services, tx, parcel, { by, tellsSeller: false }))
    await tellBuyer(services, tx, parcel, removalId)
    const done = await findRemoval(tx, ended ? { ...parcel, state: ended.state } : parcel, asked)
    return done!
  })
  return isRefusal(done) || seesSums(caller) ? done : { ...done, refunded: null }
}

async function tellBuyer(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  { order, companyId }: LockedParcel,
  removalId: string,
): Promise<void> {
  const [buyer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.buyerId))
  await putInOutbox(tx, jobs, {
    dedupeKey: `parcel-short:${removalId}`,
    kind: 'parcel-short',
    recipient: buyer!.email,
    payload: { orderId: order.id, companyId, removalId },
  })
}
