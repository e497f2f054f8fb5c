import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { pictureWidths } from '#contract/pictures.ts'
import { reasonForLog } from '../../log/error-for-log.ts'
import type { Services } from '../../services.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { keepPicture } from './keep-picture.ts'
import { pictureFile } from './picture-files.ts'

/**
 * Pictures that have no address: whoever is to see one asks for the thing that it belongs to. What their names begin with keeps
 * them from `/media/`, whose names are shorter (contract/pictures.ts): who knows one finds nothing there.
 */
const PREFIX = 'private-'

/** Name, and size in pixels of the widest version. */
export type PrivatePicture = { name: string; width: number; height: number }

/**
 * Draws a picture anew, as every upload is, and keeps it as WebP alone. Nothing shows it until a record with its name is written:
 * one that stays without is swept after a day.
 * Refuses: media-storage-down, and what drawInTurn refuses.
 */
export async function takeInPrivatePicture(
  services: Pick<Services, 'db' | 'media' | 'mediaStorage' | 'log'>,
  file: File,
  address: string,
): Promise<PrivatePicture | Refusal> {
  const picture = await drawInTurn(services.media.turns, file, address, ['webp'])
  if (isRefusal(picture)) return picture
  const name = await keepPicture(services, picture, PREFIX)
  return isRefusal(name) ? name : { name, width: picture.width, height: picture.height }
}

/**
 * Answers with one, to who may see it: that is asked before. No cache keeps it, and it runs nothing.
 * @param size `small`: the narrowest version
 * Refuses: not-found, media-storage-down.
 */
export async function answerPrivatePicture(
  { mediaStorage, log }: Pick<Services, 'mediaStorage' | 'log'>,
  { name, width }: Pick<PrivatePicture, 'name' | 'width'>,
  size: 'small' | 'whole',
): Promise<Response | Refusal> {
  const shown = size === 'small' ? pictureWidths(width)[0]! : width
  try {
    const file = await mediaStorage.get(pictureFile(name, shown, 'webp'))
    if (!file) return refuse('not-found')
    // Read to its end: who asks for the head alone, or goes away, leaves no file open.
    return new Response(await new Response(file.body).arrayBuffer(), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (error) {
    log.error({ reason: reasonForLog(error as Error) }, 'the media storage did not hand out a picture')
    return refuse('media-storage-down')
  }
}
