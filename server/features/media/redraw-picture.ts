import sharp, { type Metadata } from 'sharp'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { PICTURE_MAX_MEGAPIXELS, PICTURE_MAX_SIDE_PIXELS } from '#contract/limits.ts'
import { pictureWidths } from '#contract/pictures.ts'
import { decodePicture, type Pixels } from './decode-picture.ts'
import { PICTURE_FORMATS, type PictureFormat } from './picture-files.ts'
import { type PictureKind, tellKind } from './tell-kind.ts'

/** A picture in all its versions; width and height in pixels, of the widest. */
export type RedrawnPicture = {
  width: number
  height: number
  versions: { width: number; format: PictureFormat; content: Buffer }[]
}

const MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000

/** Effort 4, sharp's own, takes 20 times as long at worst, for the same number of bytes. */
const AVIF = { quality: 55, effort: 2 } as const
const WEBP = { quality: 78 } as const

/** What sharp calls what we call the same; an AVIF is HEIF with AV1 in it, an HEIC one with another codec. */
const SEEN_AS: Readonly<Record<PictureKind, { format: string; compression?: string }>> = {
  jpeg: { format: 'jpeg' },
  png: { format: 'png' },
  webp: { format: 'webp' },
  avif: { format: 'heif', compression: 'av1' },
}

/**
 * Draws a picture anew, in every width and format: upright (EXIF orientation), in sRGB, and with nothing of the file but
 * its pixels. What was hung on to it (EXIF with its places, comments, another file) does not come along. Of a moving
 * picture, its first image.
 *
 * Refuses: picture-kind-refused, picture-too-many-pixels and picture-side-too-long (by the header, before anything is
 * decoded), picture-not-readable (damaged, cut short), picture-too-slow.
 */
export async function redrawPicture(
  content: Uint8Array,
  formats: readonly PictureFormat[] = PICTURE_FORMATS,
): Promise<RedrawnPicture | Refusal> {
  const kind = tellKind(content)
  if (!kind) return refuse('picture-kind-refused')
  const header = await readHeader(content)
  if (!header || !isSeenAs(header, kind)) return refuse('picture-not-readable')
  if (header.width * header.height > MAX_PIXELS) return refuse('picture-too-many-pixels')
  if (Math.max(header.width, header.height) > PICTURE_MAX_SIDE_PIXELS) return refuse('picture-side-too-long')
  const pixels = await decodePicture(content)
  return isRefusal(pixels) ? pixels : drawVersions(pixels, formats)
}

async function readHeader(content: Uint8Array): Promise<Metadata | undefined> {
  // Without the limit, which is ours to tell in words of its own.
  return sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

function isSeenAs({ format, compression }: Metadata, kind: PictureKind): boolean {
  const seen = SEEN_AS[kind]
  return format === seen.format && (!seen.compression || compression === seen.compression)
}

async function drawVersions(
  { data, info }: Pixels,
  formats: readonly PictureFormat[],
): Promise<RedrawnPicture> {
  const { width, height, channels } = info
  const versions: RedrawnPicture['versions'] = []
  // One after the other: how many pictures are drawn at once is the only number that memory depends on.
  for (const each of pictureWidths(width)) {
    const drawn = sharp(data, { raw: { width, height, channels } }).resize({ width: each })
    for (const format of formats) {
      const written = format === 'avif' ? drawn.clone().avif(AVIF) : drawn.clone().webp(WEBP)
      versions.push({ width: each, format, content: await written.toBuffer() })
    }
  }
  return { width, height, versions }
}
