import * as commonTexts from '#contract/texts/common.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { drawMark, MARK_SIZE } from '../draw-mark.ts'
import { INK, INK_2 } from './house-colors.ts'
import { setText } from './set-text.ts'

/**
 * A card's last line between two edges (px): a rule, the house's mark and name, and its sentence. Cards are kept by whoever
 * shows them, for everybody: their texts are the default's, whatever language is being read.
 */
export function drawCardFoot(left: number, right: number): string {
  const scale = 44 / MARK_SIZE
  const sentence = { x: left + 206, baselineY: 561, sizePx: 21, color: INK_2, widthPx: right - left - 206 }
  return (
    `<path stroke="${INK}" stroke-width="2" d="M${left} 508H${right}"/>` +
    `<g transform="translate(${left} 532) scale(${scale})">${drawMark()}</g>` +
    setText('display', commonTexts.siteName.es.toLowerCase(), {
      x: left + 58,
      baselineY: 565,
      sizePx: 40,
      color: INK,
    }) +
    setText('text', homeTexts.title.es, sentence)
  )
}
