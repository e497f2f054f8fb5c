import { and, eq } from 'drizzle-orm'
import type { decideComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, refundLines } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { giveBack, refuseMoreThanLeft, sumOf, type Units, unitsOf, unitsToGive } from './give-back.ts'
import { type LockedComplaint, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'
import { tellBoth } from './tell-of-complaint.ts'

/**
 * An admin decides on a complaint that was escalated: the money of some units of the parcel goes back, or of none. Both sides are
 * mailed, and read the words; the audit log has them. The same again changes nothing.
 *
 * Refuses: not-found, complaint-not-escalated (answered, taken back or decided otherwise by now), complaint-units (with what is left),
 * refund-too-much.
 */
export async function decideComplaint(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { lines, words }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint) return refuse('not-found')
    const wanted = unitsOf(lines)
    const { parcel } = complaint
    if (await isDecidedSo(tx, complaint, wanted, words)) return readComplaint(tx, complaint.id)
    if (complaint.state !== 'escalated') return refuse('complaint-not-escalated')
    const tooMany = refuseMoreThanLeft(wanted, await unitsToGive(tx, parcel))
    if (tooMany) return tooMany
    const back = await giveBack(services, tx, parcel, wanted)
    if (isRefusal(back)) return back
    const { refundId, units } = back
    await moveComplaint(tx, complaint.id, { event: 'decided', by: actor.userId, words, units, refundId })
    await recordAudit(tx, actor, {
      action: 'complaint-decided',
      subject: { kind: 'order', id: parcel.order.id, userId: parcel.order.buyerId },
      reason: words,
      facts: { companyId: parcel.companyId, refundId, lines: wanted },
    })
    await tellBoth(tx, services.jobs, 'complaint-decided', complaint)
    return readComplaint(tx, complaint.id)
  })
}

/** A second click finds what the first decided. */
async function isDecidedSo(
  tx: Transaction,
  { id, state, refundId }: LockedComplaint,
  wanted: Units[],
  words: string,
): Promise<boolean> {
  if (state !== 'decided') return false
  const [event] = await tx
    .select({ words: complaintEvents.words })
    .from(complaintEvents)
    .where(and(eq(complaintEvents.complaintId, id), eq(complaintEvents.event, 'decided')))
  const given = refundId ? await tx.select().from(refundLines).where(eq(refundLines.refundId, refundId)) : []
  return (
    event?.words === words &&
    sumOf(given) === sumOf(wanted) &&
    given.every(({ beerId, quantity }) =>
      wanted.some((line) => line.beerId === beerId && line.quantity === quantity),
    )
  )
}
