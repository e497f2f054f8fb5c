import { and, desc, eq } from 'drizzle-orm'
import type { COMPLAINT_ANSWERS } from '#contract/complaint-states.ts'
import type { answerComplaint as call } from '#contract/complaints.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, complaintLines } from '#database/schema.ts'
import { unitsOf } from './give-back.ts'
import type { ComplaintLine } from './lock-complaint.ts'
import { shareAmount } from './share-amount.ts'

type Answer = BodyOf<typeof call>
/** Of a beer: the money of so many units, or so much of all that were asked for; cents of dollars. */
type Offered = { beerId: string; offered: number; offeredCents: number }
/** How an answer stands in the books: what is offered of each beer, how many units or how much it is about, with words. */
type Said = {
  event: (typeof COMPLAINT_ANSWERS)[number]
  offered: Offered[]
  units?: number
  cents?: number
  words: string
}

/**
 * What an answer says of what was asked for. Refuses: complaint-above-asked; complaint-all (an offer of all of it: that is given back
 * at once, and said as such).
 */
export function whatIsSaid(answer: Answer, asked: ComplaintLine[]): Said | Refusal {
  const words = answer.words ?? ''
  const all = asked.reduce((sum, { units }) => sum + units, 0)
  if (answer.answer === 'no') return { event: 'refused', offered: [], words }
  if (answer.answer === 'again') return { event: 'offered-again', offered: [], units: all, words }
  if (answer.answer === 'all') {
    const offered = asked.map(({ beerId, units, askedCents }) => ({
      ...{ beerId, offered: units, offeredCents: askedCents },
    }))
    return { event: 'gave-all', offered, units: all, words }
  }
  return answer.answer === 'some'
    ? someUnits(answer.lines, asked, words)
    : anAmount(centsFromDollars(answer.amount), asked, words)
}

function someUnits(
  lines: Extract<Answer, { answer: 'some' }>['lines'],
  asked: ComplaintLine[],
  words: string,
): Said | Refusal {
  const offered: Offered[] = []
  for (const { beerId, quantity } of unitsOf(lines)) {
    const line = asked.find((each) => each.beerId === beerId)
    if (!line || quantity > line.units) return refuse('complaint-above-asked')
    offered.push({
      ...{ beerId, offered: quantity, offeredCents: Math.min(quantity * line.unitCents, line.askedCents) },
    })
  }
  const units = offered.reduce((sum, line) => sum + line.offered, 0)
  const isAll = asked.every((line) =>
    offered.some(({ beerId, offered: of }) => beerId === line.beerId && of === line.units),
  )
  return isAll ? refuse('complaint-all') : { event: 'offered', offered, units, words }
}

function anAmount(cents: number, asked: ComplaintLine[], words: string): Said | Refusal {
  const all = asked.reduce((sum, { askedCents }) => sum + askedCents, 0)
  if (cents > all) return refuse('complaint-above-asked')
  if (cents === all) return refuse('complaint-all')
  const rooms = asked.map(({ beerId, askedCents }) => ({ beerId, mostCents: askedCents }))
  const offered = shareAmount(cents, rooms).map((share) => ({
    ...{ beerId: share.beerId, offered: 0, offeredCents: share.cents },
  }))
  return { event: 'offered', offered, cents, words }
}

/** A second click finds the answer of the first. */
export async function isSaidAlready(
  tx: Transaction,
  complaintId: string,
  said: Said,
  asked: ComplaintLine[],
): Promise<boolean> {
  const [last] = await tx
    .select({ event: complaintEvents.event, words: complaintEvents.words })
    .from(complaintEvents)
    .where(eq(complaintEvents.complaintId, complaintId))
    .orderBy(desc(complaintEvents.id))
    .limit(1)
  return (
    last?.event === said.event &&
    last.words === said.words &&
    asked.every((line) => {
      const of = said.offered.find(({ beerId }) => beerId === line.beerId)
      return line.offered === (of?.offered ?? 0) && line.offeredCents === (of?.offeredCents ?? 0)
    })
  )
}

/** Keeps what is offered of each beer, in the place of what was before. */
export async function keepOffer(tx: Transaction, complaintId: string, offered: Offered[]): Promise<void> {
  const ofComplaint = eq(complaintLines.complaintId, complaintId)
  await tx.update(complaintLines).set({ offered: 0, offeredCents: 0 }).where(ofComplaint)
  for (const { beerId, ...line } of offered) {
    await tx
      .update(complaintLines)
      .set(line)
      .where(and(ofComplaint, eq(complaintLines.beerId, beerId)))
  }
}
