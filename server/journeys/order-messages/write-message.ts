import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ORDER_MESSAGE_PICTURES_MAX_BYTES } from '#contract/limits.ts'
import type { MessageAuthor } from '#contract/message-authors.ts'
import type { writeOrderMessage as call } from '#contract/order-messages.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { type PrivatePicture, takeInPrivatePicture } from '../../features/media/private-pictures.ts'
import type { Services } from '../../services.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import { type FoundThread, findThread } from './find-thread.ts'
import { keepMessage } from './keep-message.ts'
import { tellOfMessage } from './tell-of-message.ts'

type Written = ResponseOf<typeof call>
type Writer = { caller: SessionUser; address: string }

/**
 * Writes a message from one side of an order to the other, and has it mailed to them once until they look. Pictures are drawn
 * before anything is locked; what is refused afterwards leaves them to the sweep. The same key again answers with the message
 * that was written under it.
 *
 * @param address of the peer, whose turn it is to have pictures drawn
 * Refuses: not-found (also to who has no part in the order, and of one that nobody paid), thread-over, nobody-reads,
 * too-many-requests (in a minute, in a day, or pictures in an hour), message-pictures-too-large, and what drawInTurn refuses.
 */
export async function writeMessage(
  services: Services,
  id: ParcelId,
  { key, text, pictures }: BodyOf<typeof call>,
  { caller, address }: Writer,
): Promise<Written | Refusal> {
  const { db, jobs } = services
  const thread = await findThread(db, id, caller)
  if (!thread?.side) return refuse('not-found')
  const { side } = thread
  const known = await findWritten(db, thread, side, key)
  if (known) return known
  const closed = whyClosed(thread)
  if (closed) return closed
  const tooMany = await countMessage(services, thread, { caller, address }, pictures.length)
  if (tooMany) return tooMany
  const kept = await takeInAll(services, pictures, address)
  if (isRefusal(kept)) return kept

  return inTransaction(db, async (tx) => {
    // As all that concerns parcels; an account that is being deleted holds its orders too, and has nothing written afterwards.
    if (!(await lockParcel(tx, id))) return refuse('not-found')
    const now = await findThread(tx, id, caller)
    if (!now) return refuse('not-found')
    const closedNow = whyClosed(now)
    if (closedNow) return closedNow
    if (!(await services.media.claimPrivate(tx, namesOf(kept)))) return refuse('media-storage-down')
    const written = await keepMessage(tx, now, { side, key, text, pictures: kept })
    if (!written.isNew) return onWire(written)
    await tellOfMessage(jobs, tx, now, side)
    return onWire(written)
  })
}

function whyClosed({ closed }: FoundThread): Refusal | undefined {
  return closed ? refuse(closed === 'over' ? 'thread-over' : 'nobody-reads') : undefined
}

/** One account's messages of a minute, one side's in this thread of a day, and pictures as every upload is counted. */
async function countMessage(
  { rateLimits }: Services,
  { orderId, companyId, side }: FoundThread,
  { caller, address }: Writer,
  pictures: number,
): Promise<Refusal | undefined> {
  return (
    (await rateLimits.take('order-message', `${caller.role}:${caller.id}`)) ??
    (await rateLimits.take('order-message-of-thread', `${orderId}:${companyId}:${side}`)) ??
    (pictures ? await rateLimits.take('upload', address, pictures) : undefined)
  )
}

async function takeInAll(
  services: Services,
  files: File[],
  address: string,
): Promise<PrivatePicture[] | Refusal> {
  if (files.reduce((sum, { size }) => sum + size, 0) > ORDER_MESSAGE_PICTURES_MAX_BYTES) {
    return refuse('message-pictures-too-large')
  }
  const kept: PrivatePicture[] = []
  for (const file of files) {
    const picture = await takeInPrivatePicture(services, file, address)
    if (isRefusal(picture)) return picture
    kept.push(picture)
  }
  return kept
}

const namesOf = (pictures: PrivatePicture[]) => pictures.map(({ name }) => name)

const onWire = ({ id, at }: { id: string; at: string }): Written => ({ id, at: new Date(at).toISOString() })

/** The message that a side has written under a key already. */
async function findWritten(
  db: Database | Transaction,
  { orderId, companyId }: FoundThread,
  side: MessageAuthor,
  key: string,
): Promise<Written | undefined> {
  const found = await db.execute<Written>(sql`
    SELECT id, at FROM order_messages
    WHERE order_id = ${orderId} AND company_id = ${companyId} AND author = ${side} AND key = ${key}`)
  return found.rows[0] && onWire(found.rows[0])
}
