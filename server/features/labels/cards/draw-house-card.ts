import * as commonTexts from '#contract/texts/common.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { drawMark, MARK_SIZE } from '../draw-mark.ts'
import { fitName } from '../fit-name.ts'
import { svgDocument } from '../svg-document.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './draw-beer-card.ts'
import { drawFan } from './draw-fan.ts'
import { INK, PAPER, TRACK } from './house-colors.ts'
import { HOUSE_LABELS } from './house-labels.ts'
import { setLine, setText } from './set-text.ts'

const LEFT = 72
const SENTENCE_ROOM = { widthPx: 470, heightPx: 300, largestPx: 76, smallestPx: 40, lineLimit: 3 }

/** The house's own card, 1200 × 630: its name, its sentence and a fan of labels, in the default's texts. */
export function drawHouseCard(): string {
  const name = commonTexts.siteName.es
  const sentence = fitName('display', homeTexts.title.es, SENTENCE_ROOM)
  let baselineY = 268 + sentence.ascentPx
  let words = ''
  sentence.lines.forEach((line, index) => {
    if (index > 0) baselineY += sentence.leadingsPx[index - 1]!
    words += setLine(line, { x: LEFT, baselineY, sizePx: sentence.sizePx, color: INK })
  })
  const drawn =
    `<path fill="${PAPER}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>` +
    drawFan(HOUSE_LABELS, { x: 876, y: 672, scale: 0.85, stepDegrees: 10.5, reach: 230, shadow: TRACK }) +
    `<g transform="translate(${LEFT} 92) scale(${96 / MARK_SIZE})">${drawMark()}</g>` +
    setText('display', name.toLowerCase(), { x: LEFT + 118, baselineY: 166, sizePx: 92, color: INK }) +
    words
  return svgDocument(CARD_WIDTH, CARD_HEIGHT, name, drawn)
}
