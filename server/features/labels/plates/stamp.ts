import { Drawing } from '../drawing.ts'
import { circle, px, pxs } from '../shapes.ts'
import { type DrawPlate, freeOf, MARGIN, printOf, standingAt } from './plate.ts'
import { drawSeal } from './seal.ts'
import { fitWords, setWords } from './words.ts'

const WIDTH = 240
const TOOTH = 6
const RULE = 9

/** A postage stamp, stuck on a little askew, its teeth round or pointed. */
export const drawStamp: DrawPlate = (text, hand, { calm, crossed }) => {
  const print = printOf(hand)
  const { ground, ink } = print
  const inset = RULE + 0.8 + MARGIN
  const words = fitWords(text, {
    plate: 'stamp',
    face: hand.face,
    gapPx: 8,
  })
  // Whole teeth all around.
  const height = Math.ceil((words.heightPx + 2 * inset) / (2 * TOOTH)) * 2 * TOOTH
  const width = Math.floor(WIDTH / (2 * TOOTH)) * 2 * TOOTH
  const tilt = [-5, 4, -3][Math.floor(hand.lift * 3)]!
  const y = calm ? 210 : Math.min(Math.max(300, 380 - height / 2), 402 - height / 2)
  const [left, top] = [-width / 2, -height / 2]
  const side = (dx: number, dy: number, length: number) => {
    const step = 2 * TOOTH
    const isRound = hand.corner === 'rounded' || hand.corner === 'notched'
    const tooth = isRound
      ? `a${TOOTH - 1.2} ${TOOTH - 1.2} 0 0 0 ${pxs(dx * (step - 2.4), dy * (step - 2.4))}l${pxs(dx * 2.4, dy * 2.4)}`
      : `l${pxs(dx * TOOTH - dy * 4, dy * TOOTH + dx * 4, dx * TOOTH + dy * 4, dy * TOOTH - dx * 4)}`
    return tooth.repeat(Math.round(length / step))
  }
  const frame = (out: number) =>
    `M${pxs(left + out, top + out)}h${px(width - 2 * out)}v${px(height - 2 * out)}h${px(2 * out - width)}z`
  const paper = `M${pxs(left, top)}${side(1, 0, width)}${side(0, 1, height)}${side(-1, 0, width)}${side(0, -1, height)}z`
  // The line around it is seen where the art is as dark or as light as the paper.
  const drawing = new Drawing().stroke(ink, 3, paper).fill(ground, paper).stroke(ink, 1.6, frame(RULE))

  if (!crossed) drawing.add(drawSeal(hand.mark, width / 2 - 26, top + 2, print))
  if (hand.mark === 'none')
    drawing.stroke(ink, 1.2, circle(width / 2 - 10, top + 8, 22) + circle(width / 2 - 10, top + 8, 17))
  const set = setWords(words, { x: 0, top: -words.heightPx / 2, ink })
  return {
    svg: `<g transform="translate(150 ${px(y)}) rotate(${tilt})">${drawing}${set}</g>`,
    box: { left: left + RULE, top: top + RULE, width: width - 2 * RULE, height: height - 2 * RULE },
    hero: standingAt(y + top + RULE),
    window: freeOf(y + top, y - top),
  }
}
