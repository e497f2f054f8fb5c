import { isAnswerable, isOverComplaint } from '#contract/complaint-states.ts'
import type { answerComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { COMPLAINT_ANSWERS_MOST } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { sellerWho } from '../parcels/lock-parcel.ts'
import { giveBack } from './give-back.ts'
import { isStillOwed } from './is-still-owed.ts'
import { complaintLinesOf, type LockedComplaint, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { refuseOutOfStock } from './promised-units.ts'
import { readComplaint } from './read-complaints.ts'
import { isSaidAlready, keepOffer, whatIsSaid } from './said-answer.ts'
import { tellAnswered } from './tell-of-complaint.ts'

type Answer = BodyOf<typeof call>

/**
 * A brewery answers a complaint: all that was asked for goes back at once; less, by units or as an amount, or beer again for all of it,
 * is an offer that its buyer takes or leaves; a no has its words. The buyer is mailed. Until they have said something another answer replaces it.
 *
 * Refuses: not-found (also another brewery's), complaint-over, complaint-escalated, complaint-changed (answered in another tab),
 * complaint-answers-enough, complaint-offer-stands (a no after an offer), complaint-above-asked, complaint-all (an offer of all of it), refund-too-much,
 * order-not-paid (all, or again, while a bank asks its money back), complaint-to-send (its buyer waits for beer), complaint-no-stock,
 * complaint-again-paid (again, of what is not all there, or not all owed).
 */
export async function answerComplaint(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  { id, complaintId }: { id: string; complaintId: string },
  answer: Answer,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, complaintId)
    const { companyId, sellerId } = complaint?.parcel ?? {}
    if (!complaint || !sellerId || companyId !== id.toLowerCase() || companyId !== caller.id) {
      return refuse('not-found')
    }
    const asked = await complaintLinesOf(tx, complaint.id)
    const said = whatIsSaid(answer, asked)
    if (isRefusal(said)) return said
    const isNext = complaint.edition === answer.edition + 1
    if (isNext && (await isSaidAlready(tx, complaint.id, said, asked))) {
      return readComplaint(tx, complaint.id)
    }
    const refused = refuseAnswer(complaint, answer)
    if (refused) return refused

    if (said.event === 'offered-again') {
      const short = await refuseAgain(services, tx, complaint, asked)
      if (short) return short
    }
    const all = asked.map(({ beerId, units }) => ({ beerId, quantity: units }))
    const back = said.event === 'gave-all' ? await giveBack(services, tx, complaint.parcel, all) : undefined
    if (isRefusal(back)) return back
    await keepOffer(tx, complaint.id, said.offered)
    const eventId = await moveComplaint(tx, complaint.id, {
      ...{
        event: said.event,
        by: sellerWho(caller, complaint.parcel),
        words: said.words,
        edition: complaint.edition + 1,
      },
      units: said.units,
      cents: said.cents,
      refundId: back?.refundId,
    })
    await tellAnswered(tx, services.jobs, { id: complaint.id, parcel: complaint.parcel, eventId })
    return readComplaint(tx, complaint.id)
  })
}

function refuseAnswer({ state, edition }: LockedComplaint, answer: Answer): Refusal | undefined {
  if (isOverComplaint(state)) return refuse('complaint-over')
  if (state === 'escalated') return refuse('complaint-escalated')
  if (!isAnswerable(state)) return refuse('complaint-to-send')
  if (edition !== answer.edition) return refuse('complaint-changed')
  if (edition >= COMPLAINT_ANSWERS_MOST) {
    return refuse('complaint-answers-enough', { most: COMPLAINT_ANSWERS_MOST })
  }
  const hasOffer = state === 'offered' || state === 'offered-again'
  return hasOffer && answer.answer === 'no' ? refuse('complaint-offer-stands') : undefined
}

/** What is promised is there now, and owed; when its buyer takes it, it is looked at again. */
async function refuseAgain(
  { env }: Pick<Services, 'env'>,
  tx: Transaction,
  { id, parcel }: LockedComplaint,
  asked: { beerId: string; units: number }[],
): Promise<Refusal | undefined> {
  if (parcel.order.state === 'charged_back') return refuse('order-not-paid')
  if (!(await isStillOwed(tx, id))) return refuse('complaint-again-paid')
  return refuseOutOfStock(tx, asked, shopDay(env))
}
