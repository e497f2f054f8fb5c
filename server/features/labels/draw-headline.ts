import { layOutLine, outlineCentered, STEPS_PER_PX } from './text-outlines.ts'

/** Three times as wide as high; or nearly square, for half a phone's width. */
export type AdvertisementShape = 'wide' | 'tall'
export const ADVERTISEMENT_SIZES: Record<AdvertisementShape, [width: number, height: number]> = {
  wide: [1200, 400],
  tall: [600, 440],
}

export interface Advertisement {
  /** What a screen reader hears: the headline. */
  title: string
  svg: string
}

/** The headline's lines in the display face, aligned to the left at `x`, the first baseline at `y`. */
export function drawHeadline(
  lines: readonly string[],
  color: string,
  [x, y, sizePx]: readonly [x: number, y: number, sizePx: number],
): string {
  let pathData = ''
  lines.forEach((text, index) => {
    const line = layOutLine('display', text)
    const width = (line.ink.right - line.ink.left) * sizePx
    pathData += outlineCentered(line, x + width / 2, y + index * sizePx * 1.02, sizePx)
  })
  return `<path fill="${color}" transform="scale(${1 / STEPS_PER_PX})" d="${pathData}"/>`
}
