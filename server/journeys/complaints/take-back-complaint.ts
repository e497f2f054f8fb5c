import { isOverComplaint } from '#contract/complaint-states.ts'
import type { takeBackComplaint as call } from '#contract/complaints.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'

/**
 * A buyer complains no more: whoever had to answer sees that it is over. Repeating it changes nothing.
 * Refuses: not-found (also somebody else's), complaint-over (it ended otherwise), complaint-being-sent (what they took has time to
 * leave).
 */
export async function takeBackComplaint(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint || complaint.parcel.order.buyerId !== caller.id) return refuse('not-found')
    if (complaint.state === 'taken-back') return readComplaint(tx, complaint.id)
    if (isOverComplaint(complaint.state)) return refuse('complaint-over')
    // It may be with the carrier already: back on the shelf it would be sold to somebody else.
    if (complaint.state === 'to-send-again') return refuse('complaint-being-sent')
    await moveComplaint(tx, complaint.id, { event: 'taken-back', by: caller.id })
    return readComplaint(tx, complaint.id)
  })
}
