import { eq, sql } from 'drizzle-orm'
import type { NoComplaintBecause } from '#contract/complaint-states.ts'
import type { openComplaint as call } from '#contract/complaints.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type ErrorCode, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { COMPLAINT_DAYS, COMPLAINTS_A_PARCEL } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { complaintEvents, complaintLines, complaints, users } from '#database/schema.ts'
import { neverCameFrom, noComplaintBecause, openComplaintId } from '../../orders/complaint-of.ts'
import { somebodySells } from '../../orders/somebody-sells.ts'
import type { Services } from '../../services.ts'
import { type LockedParcel, lockParcel, type ParcelId } from '../parcels/lock-parcel.ts'
import { businessDaysAfter } from './business-days.ts'
import { refuseMoreThanLeft, sumOf, unitsOf, unitsToGive } from './give-back.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'
import { worthOf } from './share-amount.ts'
import { tellBoth, tellOpened } from './tell-of-complaint.ts'

const REFUSED: Record<NoComplaintBecause, ErrorCode> = {
  'not-sent': 'parcel-not-sent',
  open: 'complaint-open',
  decided: 'complaint-decided',
  enough: 'complaints-enough',
  'nothing-left': 'complaint-nothing-left',
  'too-late': 'complaint-too-late',
}

/**
 * A buyer complains of what one brewery sent. Its money stays where it is until the complaint is over, and the brewery is mailed; of
 * one that nobody sells for, or whose seller was switched off or is gone, the administration decides at once.
 *
 * Refuses: not-found (also somebody else's), parcel-not-sent, complaint-open (with `complaintId`), complaint-decided, complaints-enough,
 * complaint-nothing-left, complaint-too-late, complaint-too-early, complaint-units (with what is left).
 */
export async function openComplaint(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  id: ParcelId,
  { kind, lines, words }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { jobs, env } = services
  return inTransaction(services.db, async (tx) => {
    const parcel = await lockParcel(tx, id)
    if (!parcel || parcel.order.buyerId !== caller.id) return refuse('not-found')
    // Who deletes their account holds its orders: what waited for them meanwhile would be said by nobody.
    if (await isDeleted(tx, caller.id)) return refuse('not-found')
    const refused = await refuseComplaint(tx, parcel, kind === 'never-came')
    if (refused) return refused
    const left = await unitsToGive(tx, parcel)
    const asked = lines?.length ? unitsOf(lines) : left.map(({ beerId, quantity }) => ({ beerId, quantity }))
    const tooMany = refuseMoreThanLeft(asked, left)
    if (tooMany) return tooMany

    const [complaint] = await tx
      .insert(complaints)
      .values({
        ...{ orderId: parcel.order.id, companyId: parcel.companyId, kind },
        dueAt: businessDaysAfter(sql`now()`, env.SHOP_TIMEZONE),
      })
      .returning({ id: complaints.id })
    const complaintId = complaint!.id
    await tx.insert(complaintLines).values(
      asked.map(({ beerId, quantity }) => ({
        ...{ complaintId, beerId, units: quantity },
        askedCents: worthOf(left.find((line) => line.beerId === beerId)!, quantity),
      })),
    )
    await tx
      .insert(complaintEvents)
      .values({ complaintId, event: 'opened', userId: caller.id, words, units: sumOf(asked) })
    if (await isAnswered(tx, parcel.companyId)) await tellOpened(tx, jobs, { id: complaintId, parcel })
    else {
      await moveComplaint(tx, complaintId, { event: 'escalated', by: null })
      await tellBoth(tx, jobs, 'complaint-escalated', { id: complaintId, parcel })
    }
    return readComplaint(tx, complaintId)
  })
}

/** Whether somebody of the brewery can log in and answer. */
async function isAnswered(tx: Transaction, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM companies WHERE companies.id = ${companyId} AND ${somebodySells}`)
  return rows.length > 0
}

async function isDeleted(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId))
  return !user || user.deletedAt !== null
}

async function refuseComplaint(
  tx: Transaction,
  { order, companyId }: LockedParcel,
  neverCame: boolean,
): Promise<Refusal | undefined> {
  const { rows } = await tx.execute<{
    because: NoComplaintBecause | null
    openId: string | null
    early: boolean
  }>(sql`
    SELECT ${noComplaintBecause} AS because, ${openComplaintId} AS "openId",
           coalesce(${neverCameFrom} > now(), false) AS early
    FROM parcels JOIN orders ON orders.id = order_id WHERE order_id = ${order.id} AND company_id = ${companyId}`)
  const { because, openId, early } = rows[0]!
  if (because) {
    return refuse(REFUSED[because], { ...(openId && { complaintId: openId }), most: COMPLAINTS_A_PARCEL })
  }
  if (neverCame && early) return refuse('complaint-too-early', { days: COMPLAINT_DAYS.neverCameAfter })
  return undefined
}
