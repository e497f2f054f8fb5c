import { eq, type SQL, sql } from 'drizzle-orm'
import { COMPLAINT_EVENTS, type ComplaintEvent, isOverComplaint } from '#contract/complaint-states.ts'
import { COMPLAINT_REPLY_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, complaints } from '#database/schema.ts'

type Move = {
  event: Exclude<ComplaintEvent, 'opened'>
  /** Until when it has to leave, of what is to be sent again. */
  dueAt?: SQL | undefined
  /** Who does it, `users.id`; null: time ran out. */
  by: string | null
  words?: string | undefined
  /** How many units it is about; or, where it is about an amount and no units, how much: cents of dollars. */
  units?: number | undefined
  cents?: number | undefined
  /** Of an answer of the brewery: which one it is. */
  edition?: number | undefined
  refundId?: string | null | undefined
}

/** Moves a locked complaint to where an event leads, and writes that down. @returns the event's id */
export async function moveComplaint(tx: Transaction, id: string, move: Move): Promise<string> {
  const { event, by, words = '', units = null, cents = null, edition, refundId, dueAt = null } = move
  const state = COMPLAINT_EVENTS[event]
  const isBuyersTurn = state === 'offered' || state === 'offered-again' || state === 'refused'
  await tx
    .update(complaints)
    .set({
      state,
      dueAt: isBuyersTurn ? sql`now() + ${COMPLAINT_REPLY_DAYS} * interval '1 day'` : dueAt,
      closedAt: isOverComplaint(state) ? sql`now()` : null,
      ...(edition !== undefined && { edition }),
      ...(refundId && { refundId }),
    })
    .where(eq(complaints.id, id))
  const [written] = await tx
    .insert(complaintEvents)
    .values({ complaintId: id, event, userId: by, words, units, cents })
    .returning({ id: complaintEvents.id })
  return written!.id
}
