/** The widest version of an uploaded picture, in pixels; one that is less wide itself is never enlarged. */
export const WIDEST_PICTURE = 1280
/** The widths in pixels that it is kept in besides, as far as it is wider. */
const NARROWER_WIDTHS = [320, 640] as const
/** The version that stands alone where nobody chooses: e-mails, old clients. */
const MIDDLE_WIDTH = 640
/** 16 random bytes in base64url, then the size in pixels of the widest version. */
const UPLOADED = /^\/media\/[\w-]{22}-([1-9]\d{0,3})x([1-9]\d{0,3})$/

/** The widths in pixels that a picture is kept in, ascending; `width` is that of its widest version, always among them. */
export function pictureWidths(width: number): number[] {
  return [...NARROWER_WIDTHS.filter((step) => step < width), width]
}

/** The width in pixels of the version that `/media/{name}` itself answers with. */
export function middleWidth(width: number): number {
  return Math.min(width, MIDDLE_WIDTH)
}

/** What a page needs to show an uploaded picture: its size in pixels, `srcset`s of both formats, and a plain `src`. */
export type UploadedPicture = { width: number; height: number; avif: string; webp: string; src: string }

/**
 * Reads everything from the address of an uploaded picture (`/media/{name}`). Undefined for every other address:
 * drawn labels, none.
 */
export function uploadedPicture(address: string): UploadedPicture | undefined {
  const size = UPLOADED.exec(address)
  if (!size) return undefined
  const [width, height] = [Number(size[1]), Number(size[2])]
  const srcset = (format: 'avif' | 'webp') =>
    pictureWidths(width)
      .map((each) => `${address}/${each}.${format} ${each}w`)
      .join(', ')
  return { width, height, avif: srcset('avif'), webp: srcset('webp'), src: address }
}
