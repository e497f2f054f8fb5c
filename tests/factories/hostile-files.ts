import { crc32, deflateSync } from 'node:zlib'
import { aPicture } from './a-picture.ts'

const text = (content: string) => Buffer.from(content)

export const HTML = '<!doctype html><script>alert(1)</script>'
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** An archive's first signature: what a polyglot hangs on to a picture. */
export const ZIP = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60, 'zip-payload')])

export const GIF = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
export const PDF = text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
export const TIFF_HEAD = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0])

/** The first box of an ISO media file, with its brands; nothing of a picture behind it. */
export function mediaFileHead(...brands: [string, ...string[]]): Buffer {
  const box = Buffer.concat([
    Buffer.alloc(4),
    text('ftyp'),
    text(brands[0]),
    Buffer.alloc(4),
    text(brands.join('')),
  ])
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.alloc(200)])
}

/** A PNG whose header promises width × height pixels of one bit; its rows are not all there, but many are. */
export function aPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 1000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** https://www.w3.org/TR/png/#5Chunk-layout */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([text(type), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A JPEG with a comment in its middle and other files behind its end: it is a picture, a page and an archive at once. */
export async function aPolyglotJpeg(): Promise<Buffer> {
  const jpeg = await aPicture().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), text(HTML)])
  comment.writeUInt16BE(comment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), text(HTML), ZIP])
}

/** A file that breaks off: the first `share` (0 to 1) of it. */
export function cutShort(file: Buffer, share: number): Buffer {
  return file.subarray(0, Math.floor(file.length * share))
}
