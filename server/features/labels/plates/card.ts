import { Drawing } from '../drawing.ts'
import { plateOutline } from './outline.ts'
import { type DrawPlate, freeOf, MARGIN, printOf, standingAt } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

const WIDTH = 256
/** From the plate's edge to the middle of its two rules. */
const OUTER_RULE = 5
const INNER_RULE = 9
const INSET = INNER_RULE + 0.4 + MARGIN

/** A card with a double rule and the brewery's seal on its upper edge. */
export const drawCard: DrawPlate = (text, hand, { calm, crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'card',
    face: hand.face,
  })
  const height = words.heightPx + 2 * INSET
  const left = (300 - WIDTH) / 2
  const lowest = 398 - height / 2
  const centers = calm ? [height / 2 + 40, 212, lowest] : [276, 290, 304]
  // Short names do not leave the label's foot bare.
  const center = Math.max(centers[Math.floor(hand.lift * 3)]!, calm ? 0 : lowest - 22)
  const top = Math.min(center, lowest) - height / 2
  const outline = (inset: number) => plateOutline(hand.corner, left, top, WIDTH, height, inset)
  const drawing = new Drawing()
    .stroke(ink, 3, outline(0))
    .fill(ground, outline(0))
    .stroke(ink, 1.5, outline(OUTER_RULE))
    .stroke(ink, 0.8, outline(INNER_RULE))

  if (!crossed) drawing.add(drawSeal(hand.mark, 150, top - 1, print))
  return {
    svg: drawing.toString() + setWords(words, { x: 150, top: top + INSET, ink }),
    box: {
      left: left + INSET - MARGIN,
      top: top + INSET - MARGIN,
      width: WIDTH - 2 * (INSET - MARGIN),
      height: height - 2 * (INSET - MARGIN),
    },
    hero: standingAt(top + INSET - MARGIN),
    window: freeOf(top, top + height),
  }
}
