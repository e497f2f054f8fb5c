import sharp from 'sharp'
import { takeTurns } from '../../take-turns.ts'
import { rememberDrawings } from './remember-drawings.ts'

/** Some 40 kB each, a card 90 kB. */
const KEPT = 200
/** 70 ms of CPU each: who asks for a hundred different ones at once leaves one core to everybody else. */
const RENDERED_AT_ONCE = 1
const WAITING = 32

/**
 * Renders an SVG document to PNG at a width in pixels, for an address; undefined when too many wait already, or too many of
 * that address while others wait too.
 */
export type PngPen = (svg: string, widthPx: number, address: string) => Promise<Buffer | undefined>

/** Makes a pen that renders one after the other, and remembers what it rendered a while ago. */
export function createPngPen(): PngPen {
  const turns = takeTurns({ atOnce: RENDERED_AT_ONCE, waiting: WAITING })
  const remembered = rememberDrawings(
    ({ svg, widthPx }: { svg: string; widthPx: number }, address: string) =>
      turns(() => renderPng(svg, widthPx), address),
    KEPT,
  )
  return (svg, widthPx, address) => remembered({ svg, widthPx }, address)
}

/** The height follows from its proportions. */
function renderPng(svg: string, widthPx: number): Promise<Buffer> {
  const drawnWidth = Number(/ width="(\d+)"/.exec(svg)![1])
  // 72 dpi is one pixel a unit: rendering at the wanted density keeps every edge sharp.
  return sharp(Buffer.from(svg), { density: (72 * widthPx) / drawnWidth })
    .resize({ width: widthPx })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
