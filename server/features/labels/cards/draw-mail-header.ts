import * as commonTexts from '#contract/texts/common.ts'
import { drawArt } from '../draw-art.ts'
import { drawMark, MARK_SIZE } from '../draw-mark.ts'
import { type Hand, handOf } from '../hand/hand-of.ts'
import { plateOutline } from '../plates/outline.ts'
import { svgDocument } from '../svg-document.ts'
import { layOutLine } from '../text-outlines.ts'
import { setLine } from './set-text.ts'

/** As wide as a mail is laid out, at most. */
export const MAIL_HEADER_WIDTH = 560
const MAIL_HEADER_HEIGHT = 120

const CREAM = '#fbf6e9'
const INK = '#201713'
const PLATE = { left: 162, top: 22, width: 236, height: 76 }

/** Bracts of a hop, in their own colours. */
const GROUND = { id: 'mail-3', name: 'Lupulina', type: 'IPA', motif: null } as const
const PLAIN_HAND: Hand = { ...handOf(commonTexts.siteName.es), print: 'open', rule: 'scenes' }

/**
 * The picture at the head of every mail: the house's name on a plate over the bracts of a hop cone. It covers its ground,
 * so that it looks the same where a mail program turns the light off.
 */
export function drawMailHeader(): string {
  const outline = (inset: number) =>
    plateOutline('notched', PLATE.left, PLATE.top, PLATE.width, PLATE.height, inset)
  const name = layOutLine('display', commonTexts.siteName.es.toLowerCase())
  const drawn =
    drawArt(GROUND, PLAIN_HAND, { width: MAIL_HEADER_WIDTH, height: 420 }).svg +
    `<path fill="${CREAM}" d="${outline(0)}"/><path stroke="${INK}" stroke-width="1.5" d="${outline(5)}"/>` +
    `<path stroke="${INK}" stroke-width=".8" d="${outline(9)}"/>` +
    `<g transform="translate(190 38) scale(${44 / MARK_SIZE})">${drawMark()}</g>` +
    setLine(name, { x: 242, baselineY: 72, sizePx: 42, color: INK })
  return svgDocument(MAIL_HEADER_WIDTH, MAIL_HEADER_HEIGHT, commonTexts.siteName.es, drawn)
}
