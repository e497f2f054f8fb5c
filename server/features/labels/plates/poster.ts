import { Drawing } from '../drawing.ts'
import { type DrawPlate, MARGIN, printOf } from './plate.ts'
import { fitWords, setWords } from './words.ts'

/** How much of the label is ground. */
export const POSTER_HEIGHT = 184
const SIDE = 10

/** Whether the ground of a poster is over its art. */
export function isPosterOnTop(lift: number): boolean {
  return lift < 0.6
}

/** No plate: the name as large as it goes, set to the left on flat ground, the art beside it. */
export const drawPoster: DrawPlate = (text, hand) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'poster',
    face: hand.face,
    companyPx: 13.5,
    factsPx: 17,
    gapPx: 11,
  })
  const top = isPosterOnTop(hand.lift) ? 0 : 420 - POSTER_HEIGHT
  const foot = isPosterOnTop(hand.lift) ? POSTER_HEIGHT : top
  const drawing = new Drawing().fill(ground, `M0 ${top}h300v${POSTER_HEIGHT}H0z`)
  drawing.fill(ink, `M0 ${foot - 3}h300v6H0z`)
  const box = { left: SIDE, top: top + 4, width: 300 - 2 * SIDE, height: POSTER_HEIGHT - 8 }
  const wordsTop = box.top + (box.height - words.heightPx) / 2
  return {
    svg: drawing.toString() + setWords(words, { x: SIDE + MARGIN, top: wordsTop, ink, align: 'left' }),
    box,
    window: { left: 0, top: top === 0 ? POSTER_HEIGHT : 0, width: 300, height: 420 - POSTER_HEIGHT },
    hero: { x: 150, y: top === 0 ? POSTER_HEIGHT + 119 : 125, size: 244 },
  }
}
