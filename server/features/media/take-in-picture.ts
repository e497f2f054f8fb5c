import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { uploadPicture as call } from '#contract/media.ts'
import type { Services } from '../../services.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { keepPicture } from './keep-picture.ts'
import { pictureAddress } from './picture-address.ts'

/**
 * Takes in a picture that a visitor sends: draws it anew in all its versions and keeps those, never the file itself.
 * @param address of the peer, for the limit and its turn
 * Refuses: too-many-requests, media-storage-down, and what drawInTurn refuses.
 */
export async function takeInPicture(
  services: Pick<Services, 'db' | 'media' | 'mediaStorage' | 'log' | 'rateLimits'>,
  file: File,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooMany = await services.rateLimits.take('upload', address)
  if (tooMany) return tooMany
  const picture = await drawInTurn(services.media.turns, file, address)
  if (isRefusal(picture)) return picture
  const name = await keepPicture(services, picture)
  if (isRefusal(name)) return name
  return { secure_url: pictureAddress(name), width: picture.width, height: picture.height }
}
