import { and, eq } from 'drizzle-orm'
import type { decideComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { centsFromDollars } from '#contract/money.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, refundLines } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { giveAmountBack, refuseMoreThanRoom } from './give-amount-back.ts'
import { giveBack, refuseMoreThanLeft, sumOf, type Units, unitsOf, unitsToGive } from './give-back.ts'
import { complaintLinesOf, type LockedComplaint, lockComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'
import { tellBoth } from './tell-of-complaint.ts'

/** The money of units, or an amount in cents of dollars; 0: none. */
type Wanted = { units: Units[]; cents: number }

/**
 * An admin decides on a complaint that was escalated: the money of some units of the parcel goes back, an amount of what was asked
 * for, or nothing. Both sides are mailed, and read the words; the audit log has them. The same again changes nothing.
 *
 * Refuses: not-found, complaint-not-escalated (answered, taken back or decided otherwise by now), complaint-units or
 * complaint-amount (with what is left), refund-too-much.
 */
export async function decideComplaint(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { lines, amount, words }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (!complaint) return refuse('not-found')
    const wanted = { units: unitsOf(lines), cents: amount === undefined ? 0 : centsFromDollars(amount) }
    const { parcel } = complaint
    if (await isDecidedSo(tx, complaint, wanted, words)) return readComplaint(tx, complaint.id)
    if (complaint.state !== 'escalated') return refuse('complaint-not-escalated')
    const back = await giveDecided(services, tx, complaint, wanted)
    if (isRefusal(back)) return back
    await moveComplaint(tx, complaint.id, { event: 'decided', by: actor.userId, words, ...back })
    await recordAudit(tx, actor, {
      action: 'complaint-decided',
      subject: { kind: 'order', id: parcel.order.id, userId: parcel.order.buyerId },
      reason: words,
      facts: {
        companyId: parcel.companyId,
        refundId: back.refundId,
        lines: wanted.units,
        ...(amount && { amount }),
      },
    })
    await tellBoth(tx, services.jobs, 'complaint-decided', complaint)
    return readComplaint(tx, complaint.id)
  })
}

/** Exactly what is wanted goes back, or nothing: whoever decides looks at what is left. */
async function giveDecided(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  { id, parcel }: LockedComplaint,
  { units, cents }: Wanted,
): Promise<{ refundId: string | null; units?: number; cents?: number } | Refusal> {
  const left = await unitsToGive(tx, parcel)
  if (!cents) return refuseMoreThanLeft(units, left) ?? giveBack(services, tx, parcel, units)
  const asked = await complaintLinesOf(tx, id)
  return refuseMoreThanRoom(cents, asked, left) ?? giveAmountBack(services, tx, parcel, { cents, asked })
}

/** A second click finds what the first decided. */
async function isDecidedSo(
  tx: Transaction,
  { id, state, refundId }: LockedComplaint,
  wanted: Wanted,
  words: string,
): Promise<boolean> {
  if (state !== 'decided') return false
  const [event] = await tx
    .select({ words: complaintEvents.words, cents: complaintEvents.cents })
    .from(complaintEvents)
    .where(and(eq(complaintEvents.complaintId, id), eq(complaintEvents.event, 'decided')))
  const given = refundId ? await tx.select().from(refundLines).where(eq(refundLines.refundId, refundId)) : []
  return (
    event?.words === words &&
    (event.cents ?? 0) === wanted.cents &&
    sumOf(given) === sumOf(wanted.units) &&
    given.every(
      ({ beerId, quantity }) =>
        quantity === 0 || wanted.units.some((line) => line.beerId === beerId && line.quantity === quantity),
    )
  )
}
