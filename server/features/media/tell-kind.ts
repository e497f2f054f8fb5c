export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** How much of a file is looked at for the kinds that an AVIF says it is compatible with. */
const BRANDS_BYTES = 128

/**
 * What a file is by its first bytes, never by its name; undefined for all that we do not take (SVG, GIF, TIFF, HEIC,
 * PDF, HTML …). Signatures: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern; AVIF: the brands of its
 * first box, https://aomediacodec.github.io/av1-avif/#brands.
 */
export function tellKind(content: Uint8Array): PictureKind | undefined {
  if (startsWith(content, JPEG)) return 'jpeg'
  if (startsWith(content, PNG)) return 'png'
  if (textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 4) === 'WEBP') return 'webp'
  if (textAt(content, 4, 4) === 'ftyp' && brandsOf(content).includes('avif')) return 'avif'
  return undefined
}

function startsWith(content: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => content[at] === byte)
}

function textAt(content: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...content.subarray(at, at + length))
}

/** Major brand, then (after a version) the compatible ones, four letters each. */
function brandsOf(content: Uint8Array): string[] {
  const boxBytes = new DataView(content.buffer, content.byteOffset, content.byteLength).getUint32(0)
  const brands = [textAt(content, 8, 4)]
  for (let at = 16; at + 4 <= Math.min(boxBytes, BRANDS_BYTES); at += 4) brands.push(textAt(content, at, 4))
  return brands
}
