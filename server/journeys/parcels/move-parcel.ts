import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { FREE_AFTER_SENT_DAYS, HAND_OVER_CODE } from '#contract/limits.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import { parcelEvents, parcels, users } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import type { LockedParcel } from './lock-parcel.ts'
import { whenToTellCorrection } from './when-to-tell-correction.ts'

type Move = {
  to: Exclude<ParcelState, 'pending'>
  /** Who does it: `users.id`. */
  by: string
  /** An admin who does it: the audit log tells of it too. Admins cancel no parcels, they refund orders. */
  admin?: Actor | undefined
  carrier?: string
  tracking?: string
  /** That an adult took it, was seen; or its buyer's code was said. */
  handedOver?: Partial<Pick<typeof parcels.$inferInsert, 'idChecked' | 'handedByCode'>>
  /** Who is told of it, by which mail; nobody for a company that nobody sells for. Without one its mover tells of more. */
  mail?: { kind: 'parcel-shipped' | 'parcel-delivered' | 'parcel-cancelled'; userId: string | null }
}

/**
 * Moves a locked parcel to another state, writes down when and by whom, and has it mailed to whom it concerns: a correction
 * of one on its way at most once a day.
 */
export async function moveParcel(
  { jobs, env }: Pick<Services, 'jobs' | 'env'>,
  tx: Transaction,
  parcel: LockedParcel,
  { to, by, admin, handedOver, mail, ...given }: Move,
): Promise<{ orderId: string; companyId: string; state: ParcelState }> {
  const { companyId, state } = parcel
  const orderId = parcel.order.id
  const { carrier = parcel.carrier, tracking = parcel.tracking } = given
  await tx
    .update(parcels)
    .set({
      state: to,
      carrier,
      tracking,
      ...handedOver,
      ...(to !== state && { freeFrom: freeFrom(to, env) }),
      ...(state === 'pending' && to === 'shipped' && { handOverCode: drawCode() }),
    })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.companyId, companyId)))
  const [event] = await tx
    .insert(parcelEvents)
    .values({ orderId, companyId, fromState: state, toState: to, carrier, tracking, userId: by })
    .returning({ id: parcelEvents.id })
  if (admin && to !== 'cancelled') {
    await recordToldAct(jobs, tx, admin, {
      action: `parcel-${to}` as const,
      subject: { kind: 'order', id: orderId, userId: parcel.order.buyerId },
      facts: { companyId, carrier, tracking },
      tells: parcel.sellerId,
    })
  }
  const [told] = mail?.userId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, mail.userId))
    : []
  if (mail && told) {
    const isCorrection = state === to
    const notBefore = isCorrection ? await whenToTellCorrection(tx, { orderId, companyId }) : undefined
    if (notBefore === 'with-the-last') return { orderId, companyId, state: to }
    await putInOutbox(tx, jobs, {
      dedupeKey: `${mail.kind}:${event!.id}`,
      kind: mail.kind,
      recipient: told.email,
      payload: { orderId, companyId, ...(isCorrection && { corrects: state }) },
      notBefore,
    })
  }
  return { orderId, companyId, state: to }
}

/** What its buyer says at the door. It is drawn when it leaves: nobody can have said it before. */
function drawCode(): string {
  const { digits } = HAND_OVER_CODE
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * From when the money of a parcel can be paid out: some days after it was delivered, or many after it was sent, whichever comes first. Of
 * one that was cancelled nothing is left to wait for.
 */
function freeFrom(to: Move['to'], { PAYOUT_DAYS }: Services['env']) {
  const days = { shipped: FREE_AFTER_SENT_DAYS, delivered: PAYOUT_DAYS, cancelled: 0 }[to]
  return sql`least(${parcels.freeFrom}, now() + ${days} * interval '1 day')`
}
