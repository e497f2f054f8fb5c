import sharp, { type OutputInfo } from 'sharp'
import { type Refusal, refuse } from '#contract/errors.ts'
import { PICTURE_MAX_MEGAPIXELS } from '#contract/limits.ts'
import { WIDEST_PICTURE } from '#contract/pictures.ts'

export type Pixels = { data: Buffer; info: OutputInfo }

const MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000
/** Versions are this much higher than wide at most, so that no column of pixels gets as long as a picture may have many. */
const TALLEST = 2
/** 40 megapixels take half a second (JPEG, WebP), one (PNG in passes) or five (AVIF). */
const DECODE_SECONDS = 10

/**
 * Decodes a file, once, into the pixels of its widest version: upright, in sRGB, 13 MB at most.
 * @param seconds after which decoding ends; the thread is free when this answers. An AVIF is decoded in one step, which
 * ends before anything looks at the clock.
 * Refuses: picture-not-readable, picture-too-slow.
 */
export async function decodePicture(
  content: Uint8Array,
  seconds = DECODE_SECONDS,
): Promise<Pixels | Refusal> {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({
      width: WIDEST_PICTURE,
      height: WIDEST_PICTURE * TALLEST,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => refuse(isTimeout(error) ? 'picture-too-slow' : 'picture-not-readable'))
}

/** sharp tells it by words alone: `timeout: 10% complete`, among what else libvips said. */
function isTimeout({ message }: Error): boolean {
  return /^timeout: /m.test(message)
}
