import { layoutTexts } from '#contract/texts/layout.ts'
import { drawArt } from '../draw-art.ts'
import { drawMark, MARK_SIZE } from '../draw-mark.ts'
import { plateOutline } from '../plate-outline.ts'
import { layOutLine, outlineCentered, STEPS_PER_PX } from '../text-outlines.ts'

/** Two pixels of the file for each of the mail's, which is never wider. */
export const MAIL_HEADER_WIDTH = 560
export const MAIL_HEADER_HEIGHT = 120

const CREAM = '#fbf6e9'
const INK = '#201713'
const GREEN = '#236228'
const PLATE = { left: 162, top: 22, width: 236, height: 76 }

/**
 * The picture at the head of every mail: the house's name on a plate over the bracts of a hop cone. It covers its ground,
 * so that it looks the same where a mail program turns the light off.
 */
export function drawMailHeader(): string {
  const outline = (inset: number) =>
    plateOutline('notched', PLATE.left, PLATE.top, PLATE.width, PLATE.height, inset)
  const name = layOutLine('display', layoutTexts['site.name'].toLowerCase())
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAIL_HEADER_WIDTH} ${MAIL_HEADER_HEIGHT}" ` +
    `width="${MAIL_HEADER_WIDTH}" height="${MAIL_HEADER_HEIGHT}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    drawArt('mail-3', 'IPA', { width: MAIL_HEADER_WIDTH, height: 420 }).svg +
    `<path fill="${CREAM}" d="${outline(0)}"/><path stroke="${INK}" stroke-width="1.5" d="${outline(5)}"/>` +
    `<path stroke="${INK}" stroke-width=".8" d="${outline(9)}"/>` +
    `<g transform="translate(190 38) scale(${44 / MARK_SIZE})">${drawMark()}</g>` +
    `<path fill="${GREEN}" transform="scale(${1 / STEPS_PER_PX})" d="${outlineCentered(name, 306, 72, 42)}"/></svg>`
  )
}
