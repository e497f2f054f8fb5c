import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'

type Jobs = Pick<JobQueue, 'enqueue'>
type Of = { id: string; parcel: LockedParcel }

/** Mails the brewery of which a buyer complains; nobody where nobody sells for it. */
export async function tellOpened(tx: Transaction, jobs: Jobs, { id, parcel }: Of): Promise<void> {
  const [seller] = await addresses(tx, [parcel.sellerId])
  if (!seller) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `complaint-opened:${id}`,
    kind: 'complaint-opened',
    recipient: seller.email,
    payload: { ...idsOf(parcel), complaintId: id },
  })
}

/** Mails the buyer what the brewery answered. */
export async function tellAnswered(
  tx: Transaction,
  jobs: Jobs,
  { id, parcel, eventId }: Of & { eventId: string },
): Promise<void> {
  const [buyer] = await addresses(tx, [parcel.order.buyerId])
  if (!buyer) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `complaint-answered:${eventId}`,
    kind: 'complaint-answered',
    recipient: buyer.email,
    payload: { ...idsOf(parcel), complaintId: id, eventId },
  })
}

/** Mails the brewery that its buyer takes beer for an answer, which has to leave. */
export async function tellToSend(tx: Transaction, jobs: Jobs, { id, parcel }: Of): Promise<void> {
  const [seller] = await addresses(tx, [parcel.sellerId])
  if (!seller) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `complaint-to-send:${id}`,
    kind: 'complaint-to-send',
    recipient: seller.email,
    payload: { ...idsOf(parcel), complaintId: id },
  })
}

/** Mails the buyer that it has left, and how it can be followed. */
export async function tellSentAgain(tx: Transaction, jobs: Jobs, { id, parcel }: Of): Promise<void> {
  const [buyer] = await addresses(tx, [parcel.order.buyerId])
  if (!buyer) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `complaint-sent-again:${id}`,
    kind: 'complaint-sent-again',
    recipient: buyer.email,
    payload: { ...idsOf(parcel), complaintId: id },
  })
}

/** Mails both sides that the administration decides, or has decided. */
export async function tellBoth(
  tx: Transaction,
  jobs: Jobs,
  kind: 'complaint-escalated' | 'complaint-decided',
  { id, parcel }: Of,
): Promise<void> {
  const both = await addresses(tx, [parcel.order.buyerId, parcel.sellerId])
  await putInOutbox(
    tx,
    jobs,
    ...both.map(({ userId, email }) => ({
      dedupeKey: `${kind}:${id}:${userId}`,
      kind,
      recipient: email,
      payload: { ...idsOf(parcel), userId, complaintId: id },
    })),
  )
}

const idsOf = ({ order, companyId }: LockedParcel) => ({ orderId: order.id, companyId })

async function addresses(tx: Transaction, userIds: (string | null)[]) {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    SELECT id AS "userId", email FROM users
    WHERE id = ANY(${sql.param(userIds.filter((id) => id !== null))}::uuid[]) AND deleted_at IS NULL ORDER BY id`)
  return rows
}
