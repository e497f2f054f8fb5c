import { Drawing } from '../drawing.ts'
import { circle } from '../shapes.ts'
import { type DrawPlate, printOf } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

/** Where the opening ends, and the text's room begins. */
export const NICHE_FOOT = 268
const TEXT = { left: 20, top: 276, width: 260, height: 136 }

/** The whole label in the house's ground with an opening that the art is seen through, and the text under it. */
export const drawNiche: DrawPlate = (text, hand, { crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'niche',
    face: hand.face,
    companyPx: 11.5,
    factsPx: 14.5,
    gapPx: 6,
  })
  const opening = OPENINGS[hand.corner]
  const drawing = new Drawing().opening(ground, `M0 0H300V420H0z${opening(0)}`)
  drawing.stroke(ink, 2, opening(7))
  if (hand.corner !== 'notched' && !crossed) drawing.add(drawSeal(hand.mark, 150, NICHE_FOOT, print))
  const middle = TEXT.top + (TEXT.height - words.heightPx) / 2
  return {
    svg: drawing.toString() + setWords(words, { x: 150, top: middle + 1, ink }),
    box: TEXT,
    // It breaks out of its opening a little.
    window: { left: 20, top: 20, width: 260, height: NICHE_FOOT - 20 },
    hero: { x: 150, y: hand.corner === 'notched' ? 143 : 150, size: 232 },
  }
}

/** The opening, `out` px larger than it is. */
const OPENINGS = {
  // a window
  square: (out: number) => `M${20 - out} ${20 - out}V${NICHE_FOOT + out}H${280 + out}V${20 - out}z`,
  // an arch
  rounded: (out: number) =>
    `M${24 - out} ${NICHE_FOOT + out}V142a${126 + out} ${126 + out} 0 0 1 ${252 + 2 * out} 0V${NICHE_FOOT + out}z`,
  // a porthole
  notched: (out: number) => circle(150, 143, 122 + out),
  // steps, as in the walls of the Andes
  cut: (out: number) =>
    `M${16 - out} ${NICHE_FOOT + out}V${88 - out}h36v-34h32v-34H${216 + out}v34h32v34h36V${NICHE_FOOT + out}z`,
}
