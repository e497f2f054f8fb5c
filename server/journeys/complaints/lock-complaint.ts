import { and, eq, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintLines, complaints, orderLines } from '#database/schema.ts'
import { type LockedParcel, lockParcel } from '../parcels/lock-parcel.ts'

export type LockedComplaint = Pick<
  typeof complaints.$inferSelect,
  'id' | 'state' | 'edition' | 'refundId' | 'carrier' | 'tracking'
> & {
  /** Somebody's time to answer is over. */
  isOverdue: boolean
  parcel: LockedParcel
}

export type ComplaintLine = Pick<
  typeof complaintLines.$inferSelect,
  'beerId' | 'units' | 'askedCents' | 'offered' | 'offeredCents'
> & { unitCents: number }

/** Locks a complaint behind its order, as everything does that changes one. Undefined when there is none. */
export async function lockComplaint(tx: Transaction, id: string): Promise<LockedComplaint | undefined> {
  if (!isUuid(id)) return undefined
  const { orderId, companyId, state, edition, refundId, carrier, tracking } = complaints
  const [of] = await tx.select({ orderId, companyId }).from(complaints).where(eq(complaints.id, id))
  const parcel = of && (await lockParcel(tx, of))
  if (!parcel) return undefined
  // Read anew: whoever held the order before has changed it.
  const isOverdue = sql<boolean>`coalesce(due_at <= now(), false)`
  const [complaint] = await tx
    .select({ id: complaints.id, state, edition, refundId, carrier, tracking, isOverdue })
    .from(complaints)
    .where(eq(complaints.id, id))
  return complaint && { ...complaint, parcel }
}

/** Units of a complaint by beer and what they come to, and what of that is offered; in order of their ids. */
export function complaintLinesOf(tx: Transaction, id: string): Promise<ComplaintLine[]> {
  const { beerId, units, askedCents, offered, offeredCents } = complaintLines
  const isOfOrder = and(eq(orderLines.orderId, complaints.orderId), eq(orderLines.beerId, beerId))
  return tx
    .select({ beerId, units, unitCents: orderLines.unitCents, askedCents, offered, offeredCents })
    .from(complaintLines)
    .innerJoin(complaints, eq(complaints.id, complaintLines.complaintId))
    .innerJoin(orderLines, isOfOrder)
    .where(eq(complaintLines.complaintId, id))
    .orderBy(beerId)
}
