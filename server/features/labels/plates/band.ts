import { Drawing } from '../drawing.ts'
import { px, pxs } from '../shapes.ts'
import { type DrawPlate, freeOf, MARGIN, printOf, standingAt } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

/** From the band's edge to the last of its rules. */
const RULES = 10
const SIDE = 16

/** A band right across the label, at its foot or, over calm art, higher: the edges are cut as the hand cuts corners. */
export const drawBand: DrawPlate = (text, hand, { calm, crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'band',
    face: hand.face,
    companyPx: 12,
  })
  const height = words.heightPx + 2 * (RULES + MARGIN)
  const places = calm ? [60, (420 - height) / 2, 420 - height] : [400 - height, 384 - height, 420 - height]
  const top = places[Math.floor(hand.lift * 3)]!
  const isFoot = top + height >= 420
  const edge = EDGES[hand.corner]
  const drawing = new Drawing().fill(
    ground,
    `M0 ${px(top)}${edge(1)}V${px(top + height)}${isFoot ? 'H0' : edge(-1)}z`,
  )
  const rule = (y: number) => `M${SIDE} ${px(y)}H${300 - SIDE}`
  drawing.stroke(ink, 2.4, rule(top + 7) + rule(top + height - 7))
  drawing.stroke(ink, 0.8, rule(top + RULES) + rule(top + height - RULES))
  if (!isFoot && !crossed) drawing.add(drawSeal(hand.mark, 150, top + height, print))
  return {
    svg: drawing.toString() + setWords(words, { x: 150, top: top + RULES + MARGIN, ink }),
    box: { left: SIDE, top: top + RULES, width: 300 - 2 * SIDE, height: height - 2 * RULES },
    hero: standingAt(top + RULES),
    window: freeOf(top, top + height),
  }
}

/** From the left edge to the right one (`way` 1) or back, bulging out of the band. */
const EDGES = {
  square: (way: number) => `h${300 * way}`,
  rounded: (way: number) => `q${pxs(150 * way, -26 * way, 300 * way, 0)}`,
  notched: (way: number) => `a10 10 0 0 1 ${pxs(20 * way, 0)}`.repeat(15),
  cut: (way: number) => `l${pxs(10 * way, -9 * way, 10 * way, 9 * way)}`.repeat(15),
}
