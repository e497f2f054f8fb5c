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
export const drawPoster: DrawPlate = (text, hand, { crossed }) => {
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
  const room = { left: SIDE, top: top + 4, width: 300 - 2 * SIDE, height: POSTER_HEIGHT - 8 }
  // A thing that crosses the edge takes what the words leave of the ground: they stand at the other end of it.
  const spare = room.height - words.heightPx - 2 * MARGIN
  const isOver = top === 0
  const height = crossed ? room.height - spare : room.height
  const box = { ...room, top: crossed && !isOver ? room.top + spare : room.top, height }
  const wordsTop = box.top + (box.height - words.heightPx) / 2
  const free = isOver
    ? { top: crossed ? box.top + height : POSTER_HEIGHT, foot: 420 }
    : { top: 0, foot: crossed ? box.top : top }
  const size = Math.min(292, free.foot - free.top + (crossed ? 0 : 8))
  return {
    svg: drawing.toString() + setWords(words, { x: SIDE + MARGIN, top: wordsTop, ink, align: 'left' }),
    box,
    window: { left: 0, top: free.top, width: 300, height: free.foot - free.top },
    hero: { x: 150, y: isOver ? free.foot - size / 2 + 2 : free.top + size / 2 - 2, size },
  }
}
