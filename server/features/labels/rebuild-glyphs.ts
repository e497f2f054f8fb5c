import { ByteReader } from './byte-reader.ts'

// Flags of a composite glyph's components: https://learn.microsoft.com/typography/opentype/spec/glyf
const WORDS = 0x01
const SCALE = 0x08
const MORE = 0x20
const TWO_SCALES = 0x40
const FOUR_SCALES = 0x80
const INSTRUCTIONS = 0x100

/**
 * Turns WOFF2's transformed `glyf` table back into `glyf` and `loca` (32-bit offsets), without hinting instructions:
 * outlines are all that a label draws. https://www.w3.org/TR/WOFF2/#glyf_table_format
 */
export function rebuildGlyphs(transformed: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(transformed)
  reader.skip(4)
  const glyphCount = reader.uint16()
  reader.skip(2)
  const sizes = Array.from({ length: 7 }, () => reader.uint32())
  const [contours, pointCounts, flags, coordinates, composites, boxes] = sizes.map(
    (size) => new ByteReader(reader.bytes(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const boxGiven = boxes.bytes(4 * Math.ceil(glyphCount / 32))

  const loca = Buffer.alloc(4 * (glyphCount + 1))
  const glyphs: Buffer[] = []
  let offset = 0
  for (let glyphId = 0; glyphId < glyphCount; glyphId++) {
    const contourCount = contours.int16()
    const hasBox = (boxGiven[glyphId >> 3]! & (128 >> (glyphId & 7))) !== 0
    let glyph: Buffer = Buffer.alloc(0)
    if (contourCount > 0) glyph = simpleGlyph(contourCount, pointCounts, flags, coordinates)
    if (contourCount < 0) glyph = compositeGlyph(composites, coordinates)
    if (hasBox) boxes.bytes(8).copy(glyph, 2)
    glyphs.push(glyph)
    offset += glyph.length
    loca.writeUInt32BE(offset, 4 * (glyphId + 1))
  }
  return { glyf: Buffer.concat(glyphs), loca }
}

function simpleGlyph(
  contourCount: number,
  pointCounts: ByteReader,
  flags: ByteReader,
  coordinates: ByteReader,
) {
  const ends: number[] = []
  let pointCount = 0
  for (let contour = 0; contour < contourCount; contour++) {
    pointCount += pointCounts.packed16()
    ends.push(pointCount - 1)
  }
  const points = Array.from({ length: pointCount }, () => readPoint(flags, coordinates))
  coordinates.packed16() // the length of the hints, which lie in a stream of their own

  // Every point as one flag byte and two 16-bit steps: larger than the packed form, and far simpler.
  const glyph = Buffer.alloc(10 + 2 * contourCount + 2 + 5 * pointCount + (pointCount & 1))
  glyph.writeInt16BE(contourCount, 0)
  ends.forEach((end, contour) => {
    glyph.writeUInt16BE(end, 10 + 2 * contour)
  })
  const start = 10 + 2 * contourCount + 2
  let [x, y, minX, minY, maxX, maxY] = [0, 0, 32767, 32767, -32768, -32768]
  points.forEach(({ onCurve, dx, dy }, index) => {
    glyph.writeUInt8(onCurve ? 1 : 0, start + index)
    glyph.writeInt16BE(dx, start + pointCount + 2 * index)
    glyph.writeInt16BE(dy, start + 3 * pointCount + 2 * index)
    x += dx
    y += dy
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  })
  ;[minX, minY, maxX, maxY].forEach((edge, index) => {
    glyph.writeInt16BE(edge, 2 + 2 * index)
  })
  return glyph
}

function compositeGlyph(composites: ByteReader, coordinates: ByteReader): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0])]
  let componentFlags = MORE
  let hinted = false
  while (componentFlags & MORE) {
    componentFlags = composites.uint16()
    hinted ||= (componentFlags & INSTRUCTIONS) !== 0
    const flagBytes = Buffer.alloc(2)
    flagBytes.writeUInt16BE(componentFlags & ~INSTRUCTIONS)
    let length = componentFlags & WORDS ? 6 : 4
    if (componentFlags & SCALE) length += 2
    else if (componentFlags & TWO_SCALES) length += 4
    else if (componentFlags & FOUR_SCALES) length += 8
    parts.push(flagBytes, composites.bytes(length))
  }
  if (hinted) coordinates.packed16()
  const glyph = Buffer.concat(parts)
  return Buffer.concat([glyph, Buffer.alloc(glyph.length & 1)])
}

/** One point's step from the one before: https://www.w3.org/TR/WOFF2/#triplet_decoding */
function readPoint(flags: ByteReader, coordinates: ByteReader): { onCurve: boolean; dx: number; dy: number } {
  const packed = flags.uint8()
  const onCurve = packed < 128
  const flag = packed & 127
  const signed = (bit: number, size: number) => (flag & bit ? size : -size)
  if (flag < 10) return { onCurve, dx: 0, dy: signed(1, ((flag & 14) << 7) + coordinates.uint8()) }
  if (flag < 20) return { onCurve, dx: signed(1, (((flag - 10) & 14) << 7) + coordinates.uint8()), dy: 0 }
  if (flag < 84) {
    const step = flag - 20
    const byte = coordinates.uint8()
    return {
      onCurve,
      dx: signed(1, 1 + (step & 0x30) + (byte >> 4)),
      dy: signed(2, 1 + ((step & 0x0c) << 2) + (byte & 15)),
    }
  }
  if (flag < 120) {
    const step = flag - 84
    const dx = signed(1, 1 + (Math.floor(step / 12) << 8) + coordinates.uint8())
    return { onCurve, dx, dy: signed(2, 1 + (((step % 12) >> 2) << 8) + coordinates.uint8()) }
  }
  if (flag < 124) {
    const [first, second, third] = coordinates.bytes(3) as unknown as [number, number, number]
    return {
      onCurve,
      dx: signed(1, (first << 4) + (second >> 4)),
      dy: signed(2, ((second & 15) << 8) + third),
    }
  }
  const dx = signed(1, coordinates.uint16())
  return { onCurve, dx, dy: signed(2, coordinates.uint16()) }
}
