import { isOverComplaint } from '#contract/complaint-states.ts'
import type { acceptOffer as call } from '#contract/complaints.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'
import { acceptAgain } from './accept-again.ts'
import { giveAmountBack } from './give-amount-back.ts'
import { giveBack, sumOf } from './give-back.ts'
import { type ComplaintLine, complaintLinesOf, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'

/**
 * A buyer takes what the brewery offers: its money goes back at once, or its units leave the shelf to be sent again. Repeating it
 * changes nothing.
 * @param edition of the offer that they read
 *
 * Refuses: not-found (also somebody else's), complaint-over, complaint-escalated, complaint-changed (no offer, or another one by now),
 * refund-too-much, order-not-paid (a bank asks its money back), complaint-no-stock, complaint-again-paid (what was to be sent again is
 * not there any more, or its money went back).
 */
export async function acceptOffer(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  id: string,
  edition: number,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint || complaint.parcel.order.buyerId !== caller.id) return refuse('not-found')
    const { state, parcel } = complaint
    const isTaken = state === 'settled' || state === 'to-send-again'
    if (isTaken && complaint.edition === edition) return readComplaint(tx, complaint.id)
    if (isOverComplaint(state)) return refuse('complaint-over')
    if (state === 'escalated') return refuse('complaint-escalated')
    const isOffer = state === 'offered' || state === 'offered-again'
    if (!isOffer || complaint.edition !== edition) return refuse('complaint-changed')
    if (state === 'offered-again') {
      const refused = await acceptAgain(services, tx, complaint, caller.id)
      return refused ?? readComplaint(tx, complaint.id)
    }
    const back = await giveOffered(services, tx, parcel, await complaintLinesOf(tx, complaint.id))
    if (isRefusal(back)) return back
    await moveComplaint(tx, complaint.id, { event: 'accepted', by: caller.id, ...back })
    return readComplaint(tx, complaint.id)
  })
}

/** Gives back what is offered: the money of units, or an amount where none are named. */
async function giveOffered(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  parcel: LockedParcel,
  lines: ComplaintLine[],
): Promise<{ refundId: string | null; units?: number; cents?: number } | Refusal> {
  const units = lines.map(({ beerId, offered }) => ({ beerId, quantity: offered }))
  if (sumOf(units) > 0) return giveBack(services, tx, parcel, units)
  const offeredCents = lines.reduce((sum, line) => sum + line.offeredCents, 0)
  const back = await giveAmountBack(services, tx, parcel, { cents: offeredCents, asked: lines })
  if (isRefusal(back) || back.cents > 0) return back
  return { refundId: null }
}
