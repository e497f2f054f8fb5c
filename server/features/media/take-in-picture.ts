import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { PICTURE_MAX_BYTES } from '#contract/limits.ts'
import type { uploadPicture as call } from '#contract/media.ts'
import type { Services } from '../../services.ts'
import type { Turns } from '../../take-turns.ts'
import { keepPicture } from './keep-picture.ts'
import { pictureAddress } from './picture-address.ts'
import { redrawPicture } from './redraw-picture.ts'

/**
 * Takes in a picture that a visitor sends: draws it anew in all its versions and keeps those, never the file itself.
 * @param turns lets only a few be drawn at once, of all addresses in turn
 * @param address of the peer, for the limit and the turns
 * Refuses: too-many-requests, picture-empty, picture-too-large, too-many-pictures, media-storage-down, and what
 * redrawPicture refuses.
 */
export async function takeInPicture(
  services: Pick<Services, 'db' | 'mediaStorage' | 'log' | 'rateLimits'>,
  turns: Turns,
  file: File,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooMany = await services.rateLimits.take('upload', address)
  if (tooMany) return tooMany
  if (file.size === 0) return refuse('picture-empty')
  if (file.size > PICTURE_MAX_BYTES) return refuse('picture-too-large')
  const picture = await turns(async () => redrawPicture(new Uint8Array(await file.arrayBuffer())), address)
  if (!picture) return refuse('too-many-pictures')
  if (isRefusal(picture)) return picture
  const name = await keepPicture(services, picture)
  if (isRefusal(name)) return name
  return { secure_url: pictureAddress(name), width: picture.width, height: picture.height }
}
