import { type Refusal, refuse } from '#contract/errors.ts'
import { PICTURE_MAX_BYTES } from '#contract/limits.ts'
import type { Turns } from '../../take-turns.ts'
import type { PictureFormat } from './picture-files.ts'
import { type RedrawnPicture, redrawPicture } from './redraw-picture.ts'

/**
 * Draws a file anew once it is its turn.
 * @param turns lets only a few be drawn at once, of all addresses in turn
 * @param address whose turn it is
 * Refuses: picture-empty, picture-too-large, too-many-pictures (too many wait), and what redrawPicture refuses.
 */
export async function drawInTurn(
  turns: Turns,
  file: File,
  address: string,
  formats?: readonly PictureFormat[],
): Promise<RedrawnPicture | Refusal> {
  if (file.size === 0) return refuse('picture-empty')
  if (file.size > PICTURE_MAX_BYTES) return refuse('picture-too-large')
  const draw = async () => redrawPicture(new Uint8Array(await file.arrayBuffer()), formats)
  const picture = await turns(draw, address)
  return picture ?? refuse('too-many-pictures')
}
