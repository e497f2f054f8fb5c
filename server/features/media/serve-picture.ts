import type { Context } from 'hono'
import { refuse } from '#contract/errors.ts'
import { middleWidth, pictureWidths, uploadedPicture } from '#contract/pictures.ts'
import { answerRefusal } from '../../http/refusals.ts'
import { reasonForLog } from '../../log/error-for-log.ts'
import type { Services } from '../../services.ts'
import { pictureAddress } from './picture-address.ts'
import { PICTURE_FORMATS, type PictureFormat, pictureFile } from './picture-files.ts'

/**
 * Answers with one version of a picture, straight from the storage: a picture never changes, so browsers keep it for a
 * year. Refuses: not-found (also for everything that is no name of ours), media-storage-down.
 *
 * @param version `640.webp`; undefined for the one that stands alone
 */
export async function servePicture(
  { mediaStorage, log }: Pick<Services, 'mediaStorage' | 'log'>,
  context: Context,
  name: string,
  version?: string,
): Promise<Response> {
  const wanted = findVersion(name, version)
  if (!wanted) return answerRefusal(context, refuse('not-found'))
  try {
    const file = await mediaStorage.get(pictureFile(name, wanted.width, wanted.format))
    if (!file) return answerRefusal(context, refuse('not-found'))
    context.header('Cache-Control', 'public, max-age=31536000, immutable')
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Content-Type', `image/${wanted.format}`)
    context.header('Content-Length', String(file.bytes))
    if (context.req.method !== 'HEAD') return context.body(file.body)
    // Nobody reads the body, and it must not stay open.
    await file.body.cancel()
    return context.body(null)
  } catch (error) {
    log.error({ reason: reasonForLog(error as Error) }, 'the media storage did not hand out a picture')
    return answerRefusal(context, refuse('media-storage-down'))
  }
}

function findVersion(name: string, version?: string): { width: number; format: PictureFormat } | undefined {
  const picture = uploadedPicture(pictureAddress(name))
  if (!picture) return undefined
  if (version === undefined) return { width: middleWidth(picture.width), format: 'webp' }
  for (const width of pictureWidths(picture.width)) {
    for (const format of PICTURE_FORMATS) if (version === `${width}.${format}`) return { width, format }
  }
  return undefined
}
