import { eq, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintLines, complaints } from '#database/schema.ts'
import { type LockedParcel, lockParcel } from '../parcels/lock-parcel.ts'

export type LockedComplaint = Pick<
  typeof complaints.$inferSelect,
  'id' | 'state' | 'edition' | 'refundId' | 'carrier' | 'tracking'
> & {
  /** Somebody's time to answer is over. */
  isOverdue: boolean
  parcel: LockedParcel
}

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

/** Units of a complaint by beer, in order of their ids. */
export function complaintLinesOf(tx: Transaction, id: string) {
  const { beerId, units, offered } = complaintLines
  return tx
    .select({ beerId, units, offered })
    .from(complaintLines)
    .where(eq(complaintLines.complaintId, id))
    .orderBy(beerId)
}
