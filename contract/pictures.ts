/** What a drawn label shows: whoever changes one of these changes the picture. `abvPercent` in percent. */
export type LabelFacts = {
  id: string
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
}

/** Raised when the drawing itself changes: browsers keep a versioned picture for a year. */
const DRAWING_VERSION = 2

/** FNV-1a, 32 bits, as 8 hex digits: names a version, keeps no secret. */
function fingerprint(facts: readonly (string | number | null)[]): string {
  const text = JSON.stringify([DRAWING_VERSION, ...facts])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The address of a beer's drawn label: an edit of what it shows changes the address. */
export function labelAddress(beer: LabelFacts): string {
  const version = fingerprint([beer.name, beer.company, beer.type, beer.abvPercent, beer.ibu])
  return `/labels/${beer.id}.svg?v=${version}`
}

/** The label that a beer would have, drawn from the facts in its address; `id` may be any UUID and seeds the drawing. */
export function labelPreviewAddress({ abvPercent, ibu, ...facts }: LabelFacts): string {
  const query = new URLSearchParams({ ...facts, abv: String(abvPercent), ibu: String(ibu ?? '') })
  return `/labels/preview.svg?${query}`
}

/** The address of a beer's picture: the seller's own, or the drawn label while there is none. */
export function beerPicture(beer: LabelFacts & { image: string }): string {
  return beer.image || labelAddress(beer)
}

/** The address of a brewery's picture: its own, or the drawing of its name. */
export function companyPicture(company: { id: string; company: string; image: string }): string {
  return company.image || `/labels/companies/${company.id}.svg?v=${fingerprint([company.company])}`
}

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
