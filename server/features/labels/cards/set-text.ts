import { shortened } from '../fit-name.ts'
import type { Face } from '../open-font.ts'
import { drawableText, layOutLine, outlineCentered, STEPS_PER_PX, type TextLine } from '../text-outlines.ts'

export interface Place {
  /** Where the ink begins, px. */
  x: number
  baselineY: number
  sizePx: number
  color: string
}

/** A line that is laid out already, as an SVG path. */
export function setLine(line: TextLine, { x, baselineY, sizePx, color }: Place): string {
  const width = (line.ink.right - line.ink.left) * sizePx
  const pathData = outlineCentered(line, x + width / 2, baselineY, sizePx)
  return `<path fill="${color}" transform="scale(${1 / STEPS_PER_PX})" d="${pathData}"/>`
}

/** One line of text as an SVG path; what is longer than `widthPx` ends in an ellipsis, what no font draws is left out. */
export function setText(
  face: Face,
  text: string,
  { widthPx = Infinity, ...place }: Place & { widthPx?: number },
): string {
  const layOut = (part: string) => layOutLine(face, part)
  const fits = (part: string) => {
    const { ink } = layOut(part)
    return (ink.right - ink.left) * place.sizePx <= widthPx
  }
  const drawable = drawableText(face, text)
  return drawable === '' ? '' : setLine(layOut(shortened(drawable, fits)), place)
}
