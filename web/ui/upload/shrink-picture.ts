import { WIDEST_PICTURE } from '#contract/pictures.ts'

/** Twice the widest version that the shop keeps of a picture: more of it nobody ever sees. */
const LONGEST_SIDE_PIXELS = 2 * WIDEST_PICTURE
const QUALITY = 0.9

/** The size of a picture whose longer side is as long as it may be; undefined where it is no longer already. */
export function smallerSize({ width, height }: { width: number; height: number }) {
  const factor = LONGEST_SIDE_PIXELS / Math.max(width, height)
  if (factor >= 1) return undefined
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/**
 * A phone's photograph of 48 megapixels → one that is as large as the shop shows it: a tenth of the megabytes, without the
 * place where it was taken, and standing upright as the photograph says (EXIF). What the browser cannot open or draw goes as
 * it is, and so does what would not get smaller: the server has the last word.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = smallerSize(picture)
    const small = size && (await drawnAt(picture, size, file.type))
    picture.close()
    return small && small.size < file.size ? new File([small], file.name, { type: small.type }) : file
  } catch {
    return file
  }
}

/** Photographs stay JPEG; what may have transparent parts becomes WebP, or PNG where a browser writes no WebP. */
function drawnAt(picture: ImageBitmap, size: { width: number; height: number }, type: string) {
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
  const written = type === 'image/jpeg' ? type : 'image/webp'
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, written, QUALITY))
}
