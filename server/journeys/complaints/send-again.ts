import { eq } from 'drizzle-orm'
import { isOverComplaint } from '#contract/complaint-states.ts'
import type { sendAgain as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { complaints } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { sellerWho } from '../parcels/lock-parcel.ts'
import { isStillOwed } from './is-still-owed.ts'
import { complaintLinesOf, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'
import { tellSentAgain } from './tell-of-complaint.ts'

/**
 * What a brewery promised to send again has left, which settles the complaint; its buyer is mailed the way of it. The same again
 * changes nothing. Late, it counts until the sweep has come.
 * @param way `tracking` '' when there is no number
 *
 * Refuses: not-found (also another brewery's), complaint-over, complaint-escalated, complaint-not-to-send, order-not-paid (a bank asks
 * its money back), complaint-again-paid (money of some of it went back: it need not leave).
 */
export async function sendAgain(
  services: Pick<Services, 'db' | 'jobs'>,
  { id, complaintId }: { id: string; complaintId: string },
  { carrier, tracking }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, complaintId)
    const { companyId, sellerId } = complaint?.parcel ?? {}
    if (!complaint || !sellerId || companyId !== id.toLowerCase() || companyId !== caller.id) {
      return refuse('not-found')
    }
    const { state, parcel } = complaint
    const isSame = complaint.carrier === carrier && complaint.tracking === tracking
    if (state === 'settled' && isSame) return readComplaint(tx, complaint.id)
    if (isOverComplaint(state)) return refuse('complaint-over')
    if (state === 'escalated') return refuse('complaint-escalated')
    if (state !== 'to-send-again') return refuse('complaint-not-to-send')
    if (parcel.order.state === 'charged_back') return refuse('order-not-paid')
    if (!(await isStillOwed(tx, complaint.id))) return refuse('complaint-again-paid')
    const lines = await complaintLinesOf(tx, complaint.id)
    await moveComplaint(tx, complaint.id, {
      event: 'sent-again',
      by: sellerWho(caller, parcel),
      units: lines.reduce((sum, { units }) => sum + units, 0),
    })
    await tx.update(complaints).set({ carrier, tracking }).where(eq(complaints.id, complaint.id))
    await tellSentAgain(tx, services.jobs, { id: complaint.id, parcel })
    return readComplaint(tx, complaint.id)
  })
}
