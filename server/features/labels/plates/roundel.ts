import { Drawing } from '../drawing.ts'
import { circle, star, TURN } from '../shapes.ts'
import { type DrawPlate, MARGIN, printOf, standingAt } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

const RADIUS = 124
/** From the edge to the inner rule. */
const RULE = 10
/** The name's corners stay within the inner rule; the lines over and under it are shorter. */
const ROOM_WIDTH = 188 + 2 * MARGIN

/** A round medal, its edge crimped like a crown cap's, toothed, or plain. */
export const drawRoundel: DrawPlate = (text, hand, { calm, crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const words = fitWords(text, {
    plate: 'roundel',
    face: hand.face,
    smallWidthPx: 128,
    companyPx: 11.5,
    factsPx: 15,
    factsLines: 2,
    gapPx: 6,
  })
  const y = calm && hand.lift < 0.5 ? 210 : 288
  const drawing = new Drawing()
    .stroke(ink, 3, EDGES[hand.corner](y))
    .fill(ground, EDGES[hand.corner](y))
    .stroke(ink, 2.2, circle(150, y, RADIUS - RULE + 4.5))
    .stroke(ink, 0.8, circle(150, y, RADIUS - RULE))

  if (!crossed) drawing.add(drawSeal(hand.mark, 150, y - RADIUS + 5, print))
  const top = y - words.heightPx / 2
  return {
    svg: drawing.toString() + setWords(words, { x: 150, top, ink }),
    box: {
      left: 150 - ROOM_WIDTH / 2,
      top: top - MARGIN,
      width: ROOM_WIDTH,
      height: words.heightPx + 2 * MARGIN,
    },
    hero: standingAt(Math.min(top - MARGIN, y - RADIUS + 46)),
  }
}

const EDGES = {
  square: (y: number) => circle(150, y, RADIUS),
  rounded: (y: number) => {
    let petals = circle(150, y, RADIUS - 1)
    for (let petal = 0; petal < 28; petal++) {
      const angle = (petal * TURN) / 28
      petals += circle(150 + Math.cos(angle) * (RADIUS - 3), y + Math.sin(angle) * (RADIUS - 3), 11)
    }
    return petals
  },
  notched: (y: number) => star(150, y, RADIUS + 5, RADIUS - 5, 36),
  cut: (y: number) => star(150, y, RADIUS + 7, RADIUS - 1, 8, TURN / 16) + circle(150, y, RADIUS),
}
