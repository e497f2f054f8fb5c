import { and, desc, eq, sql } from 'drizzle-orm'
import { type COMPLAINT_ANSWERS, isAnswerable, isOverComplaint } from '#contract/complaint-states.ts'
import type { answerComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { COMPLAINT_ANSWERS_MOST } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, complaintLines } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { sellerWho } from '../parcels/lock-parcel.ts'
import { giveBack, sumOf, type Units, unitsOf } from './give-back.ts'
import { isStillOwed } from './is-still-owed.ts'
import { complaintLinesOf, type LockedComplaint, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { refuseOutOfStock } from './promised-units.ts'
import { readComplaint } from './read-complaints.ts'
import { tellAnswered } from './tell-of-complaint.ts'

type Answer = BodyOf<typeof call>
/** How an answer stands in the books: the money of which units was offered, how many it is about, with words. */
type Said = { event: (typeof COMPLAINT_ANSWERS)[number]; offered: Units[]; units?: number; words: string }

/**
 * A brewery answers a complaint: all that was asked for goes back at once; less, or beer again for all of it, is an offer that its
 * buyer takes or leaves; a no has its words. The buyer is mailed. Until they have said something another answer replaces it.
 *
 * Refuses: not-found (also another brewery's), complaint-over, complaint-escalated, complaint-changed (answered in another tab),
 * complaint-answers-enough, complaint-offer-stands (a no after an offer), complaint-above-asked, refund-too-much,
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
    if (await isSaidAlready(tx, complaint, answer.edition, said, asked)) {
      return readComplaint(tx, complaint.id)
    }
    const refused = refuseAnswer(complaint, answer)
    if (refused) return refused

    if (said.event === 'offered-again') {
      const short = await refuseAgain(services, tx, complaint, asked)
      if (short) return short
    }
    const back =
      said.event === 'gave-all' ? await giveBack(services, tx, complaint.parcel, said.offered) : undefined
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
      refundId: back?.refundId,
    })
    await tellAnswered(tx, services.jobs, { id: complaint.id, parcel: complaint.parcel, eventId })
    return readComplaint(tx, complaint.id)
  })
}

/** As many as were asked for are all of them, however that is said. Refuses: complaint-above-asked. */
function whatIsSaid(answer: Answer, asked: { beerId: string; units: number }[]): Said | Refusal {
  const all = asked.map(({ beerId, units }) => ({ beerId, quantity: units }))
  const words = answer.words ?? ''
  if (answer.answer === 'no') return { event: 'refused', offered: [], words }
  if (answer.answer === 'again') return { event: 'offered-again', offered: [], units: sumOf(all), words }
  if (answer.answer === 'all') return { event: 'gave-all', offered: all, units: sumOf(all), words }
  const offered = unitsOf(answer.lines)
  const isWithin = offered.every(({ beerId, quantity }) =>
    all.some((line) => line.beerId === beerId && quantity <= line.quantity),
  )
  if (!isWithin) return refuse('complaint-above-asked')
  const units = sumOf(offered)
  return { event: units === sumOf(all) ? 'gave-all' : 'offered', offered, units, words }
}

/** A second click finds the answer of the first. */
async function isSaidAlready(
  tx: Transaction,
  complaint: LockedComplaint,
  edition: number,
  said: Said,
  asked: { beerId: string; offered: number }[],
): Promise<boolean> {
  if (complaint.edition !== edition + 1) return false
  const [last] = await tx
    .select({ event: complaintEvents.event, words: complaintEvents.words })
    .from(complaintEvents)
    .where(eq(complaintEvents.complaintId, complaint.id))
    .orderBy(desc(complaintEvents.id))
    .limit(1)
  const units = new Map(said.offered.map(({ beerId, quantity }) => [beerId, quantity]))
  return (
    last?.event === said.event &&
    last.words === said.words &&
    asked.every(({ beerId, offered }) => offered === (units.get(beerId) ?? 0))
  )
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

async function keepOffer(tx: Transaction, complaintId: string, offered: Units[]): Promise<void> {
  await tx.update(complaintLines).set({ offered: sql`0` }).where(eq(complaintLines.complaintId, complaintId))
  for (const { beerId, quantity } of offered) {
    await tx
      .update(complaintLines)
      .set({ offered: quantity })
      .where(and(eq(complaintLines.complaintId, complaintId), eq(complaintLines.beerId, beerId)))
  }
}
