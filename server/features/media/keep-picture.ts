import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '#contract/errors.ts'
import { pictures } from '#database/schema.ts'
import { reasonForLog } from '../../log/error-for-log.ts'
import type { Services } from '../../services.ts'
import { pictureFile } from './picture-files.ts'
import type { RedrawnPicture } from './redraw-picture.ts'

/** Nobody finds a picture by trying names: 128 random bits. */
const RANDOM_BYTES = 16

/**
 * Keeps a picture under a name of its own, and answers with the name. Its row comes first: should the process die over
 * the files, the row is what the sweeper finds them by.
 * @param prefix what the name of one begins with that has no address
 * Refuses: media-storage-down.
 */
export async function keepPicture(
  { db, mediaStorage, log }: Pick<Services, 'db' | 'mediaStorage' | 'log'>,
  { width, height, versions }: RedrawnPicture,
  prefix = '',
): Promise<string | Refusal> {
  const name = `${prefix}${randomBytes(RANDOM_BYTES).toString('base64url')}-${width}x${height}`
  const bytes = versions.reduce((sum, { content }) => sum + content.byteLength, 0)
  await db.insert(pictures).values({ name, bytes })
  try {
    for (const version of versions) {
      const file = pictureFile(name, version.width, version.format)
      await mediaStorage.put(file, version.content, `image/${version.format}`)
    }
  } catch (error) {
    log.error({ reason: reasonForLog(error as Error) }, 'the media storage did not take a picture')
    return refuse('media-storage-down')
  }
  return name
}
