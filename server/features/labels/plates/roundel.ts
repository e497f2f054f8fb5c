import { Drawing } from '../drawing.ts'
import { circle, star, TURN } from '../shapes.ts'
import { fitsShare } from './name-rooms.ts'
import { type DrawPlate, freeOf, MARGIN, printOf, standingAt } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

const RADIUS = 124
/** Of all its measures, where a name is read on it all the same: the thing over it is wholly seen. */
const SMALL = 0.84
/** From the edge to the inner rule. */
const RULE = 10
/** The name's corners stay within the inner rule; the lines over and under it are shorter. */
const NAME_WIDTH = 188

/** A round medal, its edge crimped like a crown cap's, toothed, or plain. */
export const drawRoundel: DrawPlate = (text, hand, { calm, crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const share = fitsShare(text.name, 'roundel', hand.face, SMALL) ? SMALL : 1
  const radius = RADIUS * share
  const words = fitWords(text, {
    plate: 'roundel',
    face: hand.face,
    roomShare: share,
    smallWidthPx: 128 * share,
    companyPx: 11.5,
    factsPx: 15,
    factsLines: 2,
    gapPx: 6,
  })
  const y = calm && hand.lift < 0.5 ? 210 : 412 - radius
  const drawing = new Drawing()
    .stroke(ink, 3, EDGES[hand.corner](y, radius))
    .fill(ground, EDGES[hand.corner](y, radius))
    .stroke(ink, 2.2, circle(150, y, radius - RULE + 4.5))
    .stroke(ink, 0.8, circle(150, y, radius - RULE))

  if (!crossed) drawing.add(drawSeal(hand.mark, 150, y - radius + 5, print))
  const room = NAME_WIDTH * share + 2 * MARGIN
  const top = y - words.heightPx / 2
  return {
    svg: drawing.toString() + setWords(words, { x: 150, top, ink }),
    box: {
      left: 150 - room / 2,
      top: top - MARGIN,
      width: room,
      height: words.heightPx + 2 * MARGIN,
    },
    hero: standingAt(y - radius + 4),
    window: freeOf(y - radius, y + radius),
  }
}

const EDGES = {
  square: (y: number, radius: number) => circle(150, y, radius),
  rounded: (y: number, radius: number) => {
    let petals = circle(150, y, radius - 1)
    for (let petal = 0; petal < 28; petal++) {
      const angle = (petal * TURN) / 28
      petals += circle(150 + Math.cos(angle) * (radius - 3), y + Math.sin(angle) * (radius - 3), 11)
    }
    return petals
  },
  notched: (y: number, radius: number) => star(150, y, radius + 5, radius - 5, 36),
  cut: (y: number, radius: number) =>
    star(150, y, radius + 7, radius - 1, 8, TURN / 16) + circle(150, y, radius),
}
