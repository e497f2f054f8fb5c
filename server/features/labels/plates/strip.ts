import { Drawing } from '../drawing.ts'
import { type DrawPlate, MARGIN, printOf } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

export const STRIP_WIDTH = 140
const RULE = 8
const THING_AT = 168
const SEAL_AT = 372

/** Which side the strip of a hand is on. */
export function isStripLeft(lift: number): boolean {
  return lift < 0.6
}

/** A strip from top to bottom with the text level in it, a word under the other: small labels are read with a straight head. */
export const drawStrip: DrawPlate = (text, hand) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'strip',
    face: hand.face,
    companyPx: 11.5,
    companyLines: 2,
    factsPx: 15,
    factsLines: 2,
    gapPx: 8,
  })
  const isLeft = isStripLeft(hand.lift)
  const left = isLeft ? 0 : 300 - STRIP_WIDTH
  const inner = isLeft ? STRIP_WIDTH : left
  const rule = (inset: number) => `M${inner + (isLeft ? -inset : inset)} 0V420`
  const drawing = new Drawing()
    .fill(ground, `M${left} 0h${STRIP_WIDTH}V420H${left}z`)
    .fill(ground, EDGES[hand.corner](inner, isLeft ? 1 : -1))
    .stroke(ink, 2, rule(5))
    .stroke(ink, 0.8, rule(RULE))
  const box = { left: isLeft ? 0 : left + RULE, top: 0, width: STRIP_WIDTH - RULE, height: 420 }
  // Beside the thing, as high as it; the house's mark is at the foot.
  const top = Math.max(MARGIN, THING_AT - words.heightPx / 2)
  drawing.add(drawSeal(hand.mark, box.left + box.width / 2, SEAL_AT, print))
  return {
    svg: drawing + setWords(words, { x: box.left + MARGIN, top, ink, align: 'left' }),
    window: { left: isLeft ? STRIP_WIDTH : 0, top: 0, width: 300 - STRIP_WIDTH, height: 420 },
    hero: { x: 150 + (isLeft ? 1 : -1) * (STRIP_WIDTH / 2 + 2), y: THING_AT, size: 172 },
    box,
  }
}

/** How the strip's inner edge is cut; it reaches into the art. */
const EDGES = {
  square: () => '',
  rounded: (x: number, side: number) => `M${x} 0${`a15 15 0 0 ${side > 0 ? 1 : 0} 0 30`.repeat(14)}z`,
  notched: (x: number, side: number) => `M${x} 0${`h${side * 10}v20h${-side * 10}v20`.repeat(11)}z`,
  cut: (x: number, side: number) => `M${x} 0${`l${side * 11} 15l${-side * 11} 15`.repeat(14)}z`,
}
