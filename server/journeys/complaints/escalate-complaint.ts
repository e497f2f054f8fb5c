import { isOverComplaint } from '#contract/complaint-states.ts'
import type { escalateComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'
import { tellBoth } from './tell-of-complaint.ts'

/**
 * A buyer does not agree with what the brewery answered: the administration decides, and both are mailed. Repeating it changes nothing.
 *
 * Refuses: not-found (also somebody else's), complaint-over, complaint-not-answered, complaint-being-sent (what they
 * took has time to leave), complaint-changed (another answer by now).
 */
export async function escalateComplaint(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { edition, words }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint || complaint.parcel.order.buyerId !== caller.id) return refuse('not-found')
    const { state } = complaint
    if (state === 'escalated') return readComplaint(tx, complaint.id)
    if (isOverComplaint(state)) return refuse('complaint-over')
    if (state === 'open') return refuse('complaint-not-answered')
    if (state === 'to-send-again') return refuse('complaint-being-sent')
    if (complaint.edition !== edition) return refuse('complaint-changed')
    await moveComplaint(tx, complaint.id, { event: 'escalated', by: caller.id, words })
    await tellBoth(tx, services.jobs, 'complaint-escalated', complaint)
    return readComplaint(tx, complaint.id)
  })
}
