import { Drawing } from '../drawing.ts'
import { type DrawPlate, MARGIN, printOf } from './plate.ts'
import { fitWords, setWords } from './words.ts'

export const STRIP_WIDTH = 126
const RULE = 8

/** Which side the strip of a hand is on. */
export function isStripLeft(lift: number): boolean {
  return lift < 0.6
}

/** A strip from top to bottom; the text climbs it, so that even long names stand large. */
export const drawStrip: DrawPlate = (text, hand) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const length = 420 - 2 * (RULE + MARGIN)
  const words = fitWords(text, {
    plate: 'strip',
    face: hand.face,
    companyPx: 11.5,
    factsPx: 15,
    gapPx: 6,
  })
  const left = isStripLeft(hand.lift) ? 0 : 300 - STRIP_WIDTH
  const inner = left === 0 ? STRIP_WIDTH : left
  const rule = (inset: number) => `M${inner + (left === 0 ? -inset : inset)} 0V420`
  const drawing = new Drawing()
    .fill(ground, `M${left} 0h${STRIP_WIDTH}V420H${left}z`)
    .fill(ground, EDGES[hand.corner](inner, left === 0 ? 1 : -1))
    .stroke(ink, 2, rule(5))
    .stroke(ink, 0.8, rule(RULE))
  const textLeft = left === 0 ? 0 : left + RULE
  const middle = textLeft + (STRIP_WIDTH - RULE) / 2
  const set = setWords(words, { x: 0, top: -words.heightPx / 2, ink })
  return {
    svg: `${drawing}<g transform="translate(${middle} 210) rotate(-90)">${set}</g>`,
    window: { left: left === 0 ? STRIP_WIDTH : 0, top: 0, width: 300 - STRIP_WIDTH, height: 420 },
    hero: { x: 150 + (left === 0 ? 1 : -1) * (STRIP_WIDTH / 2 - 6), y: 168, size: 186 },
    box: {
      left: -length / 2 - MARGIN,
      top: -(STRIP_WIDTH - RULE) / 2,
      width: length + 2 * MARGIN,
      height: STRIP_WIDTH - RULE,
    },
  }
}

/** How the strip's inner edge is cut; it reaches into the art. */
const EDGES = {
  square: () => '',
  rounded: (x: number, side: number) => `M${x} 0${`a15 15 0 0 ${side > 0 ? 1 : 0} 0 30`.repeat(14)}z`,
  notched: (x: number, side: number) => `M${x} 0${`h${side * 10}v20h${-side * 10}v20`.repeat(11)}z`,
  cut: (x: number, side: number) => `M${x} 0${`l${side * 11} 15l${-side * 11} 15`.repeat(14)}z`,
}
