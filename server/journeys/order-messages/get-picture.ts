import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { answerPrivatePicture, type PrivatePicture } from '../../features/media/private-pictures.ts'
import type { Services } from '../../services.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'
import { findThread } from './find-thread.ts'

/**
 * A picture of a message, to who reads its thread.
 * Refuses: not-found (to everybody else, and of a picture of another thread), media-storage-down.
 */
export async function getPicture(
  services: Pick<Services, 'db' | 'mediaStorage' | 'log'>,
  { pictureId, ...id }: ParcelId & { pictureId: string },
  size: 'small' | 'whole',
  caller: SessionUser,
): Promise<Response | Refusal> {
  const thread = isUuid(pictureId) ? await findThread(services.db, id, caller) : undefined
  if (!thread) return refuse('not-found')
  const found = await services.db.execute<Pick<PrivatePicture, 'name' | 'width'>>(sql`
    SELECT name, width FROM order_message_pictures AS picture JOIN order_messages AS message ON message.id = message_id
    WHERE picture.id = ${pictureId} AND order_id = ${thread.orderId} AND company_id = ${thread.companyId}`)
  const [picture] = found.rows
  return picture ? answerPrivatePicture(services, picture, size) : refuse('not-found')
}
