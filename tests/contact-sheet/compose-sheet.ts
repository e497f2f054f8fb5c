import sharp from 'sharp'
import { type Photograph, WIDTHS } from './photograph.ts'

/** A page in its state and theme: one line of a sheet. */
type Line = { title: string; photographs: Photograph[] }

/** How wide a page of each width stands on the sheet, in pixels. */
const SHOWN: Record<number, number> = { 360: 240, 768: 340, 1440: 560 }
const TALLEST = 1_100
const GAP = 24
const TITLE = 40
const LINES_WIDE = 2
const GROUND = '#8d8a86'

const LINE_WIDTH = WIDTHS.reduce((sum, width) => sum + SHOWN[width]! + GAP, GAP)

function titled(text: string, width: number): Buffer {
  const safe = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text x="0" y="27" font-family="sans-serif" font-size="20" font-weight="bold">${safe}</text></svg>`,
  )
}

/** The line's pages beside each other, scaled down, cut where they are too tall. */
export async function composeLine({ title, photographs }: Line): Promise<Buffer> {
  const shown = await Promise.all(
    photographs.map(async ({ width, picture }) => {
      const scaled = await sharp(picture)
        .resize({ width: SHOWN[width]! })
        .png()
        .toBuffer({ resolveWithObject: true })
      const height = Math.min(scaled.info.height, TALLEST)
      const cut = await sharp(scaled.data)
        .extract({ left: 0, top: 0, width: SHOWN[width]!, height })
        .toBuffer()
      return { cut, height, width: SHOWN[width]! }
    }),
  )
  const height = TITLE + Math.max(0, ...shown.map((each) => each.height)) + GAP
  let left = GAP
  const pieces = [{ input: titled(title, LINE_WIDTH - GAP), left: GAP, top: 0 }]
  for (const { cut, width } of shown) {
    pieces.push({ input: cut, left, top: TITLE })
    left += width + GAP
  }
  const ground = sharp({ create: { width: LINE_WIDTH, height, channels: 3, background: GROUND } })
  return ground.composite(pieces).jpeg({ quality: 88 }).toBuffer()
}

/** One picture (JPEG) of all these lines, two beside each other. */
export async function composeSheet(lines: Buffer[]): Promise<Buffer> {
  const measured = await Promise.all(
    lines.map(async (line) => ({ line, height: (await sharp(line).metadata()).height })),
  )
  const columns = Array.from({ length: LINES_WIDE }, () => 0)
  const pieces = measured.map(({ line, height }) => {
    const column = columns.indexOf(Math.min(...columns))
    const top = columns[column]!
    columns[column] = top + height
    return { input: line, left: column * LINE_WIDTH, top }
  })
  const [width, height] = [LINE_WIDTH * LINES_WIDE, Math.max(1, ...columns)]
  return sharp({ create: { width, height, channels: 3, background: GROUND }, limitInputPixels: false })
    .composite(pieces)
    .jpeg({ quality: 80 })
    .toBuffer()
}
