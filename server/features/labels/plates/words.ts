import { type FittedName, fitName, shortened } from '../fit-name.ts'
import type { PlateKind } from '../hand/hand-of.ts'
import type { NameFace } from '../open-font.ts'
import { drawableText, layOutLine, outlineCentered, STEPS_PER_PX, type TextLine } from '../text-outlines.ts'
import { nameRoom } from './name-rooms.ts'
import type { PlateText } from './plate.ts'

/** How a plate sets its three texts: brewery, name, facts; the small lines are as wide as the name's room. */
export interface Setting {
  plate: PlateKind
  face: NameFace
  /** Of its kind's room for a name: a smaller plate's. */
  roomShare?: number
  gapPx?: number
  /** How wide brewery and facts may be where that is less. */
  smallWidthPx?: number
  companyPx?: number
  /** Two where a brewery's name would be cut in one. */
  companyLines?: 1 | 2
  factsPx?: number
  /** Two where one is short: the style, and the figures under it. */
  factsLines?: 1 | 2
}

/** Of the facts' size: nearer, they stick to a name whose letters hang. */
export const FACTS_GAP = 0.6

/** The texts of a plate, measured and not yet placed. */
export interface Words {
  company: readonly FittedLine[]
  name: FittedName
  facts: readonly FittedLine[]
  gapPx: number
  /** From the name's lowest ink to the top of the facts. */
  factsGapPx: number
  heightPx: number
  widthPx: number
}

interface FittedLine {
  line: TextLine | undefined
  sizePx: number
  heightPx: number
  ascentPx: number
}

/** Fits a plate's texts: what is too long is set closer, then smaller, then shortened. What no font draws is left out. */
export function fitWords(
  text: PlateText,
  { plate, face, roomShare = 1, gapPx = 10, companyLines = 1, factsLines = 1, ...small }: Setting,
): Words {
  const room = nameRoom(plate, face, roomShare)
  const smallWidth = small.smallWidthPx ?? room.widthPx
  const company = (companyLines === 2 ? inHalves(text.company) : [text.company]).map((line) =>
    fitSmall(line.toLocaleUpperCase('es'), small.companyPx ?? 12.5, 8, smallWidth, [0.17, 0.1, 0.05]),
  )
  const fitted = fitName(face, text.name, room)
  // Rather in the narrow face than cut: of 2,410 real names that leaves none out.
  const name = fitted.whole
    ? fitted
    : fitName('condensed', text.name, nameRoom(plate, 'condensed', roomShare))
  const facts = factsOf(text, factsLines).map((line) =>
    fitSmall(line, small.factsPx ?? 15.5, 10.5, smallWidth, [0.02, 0]),
  )
  const factsGapPx = Math.max(gapPx, FACTS_GAP * Math.max(...facts.map(({ sizePx }) => sizePx)))
  const heights = [...company, name, ...facts].map(({ heightPx }) => heightPx).filter((height) => height > 0)
  const gapsPx = gapPx * Math.max(0, heights.length - 1) + (name.lines.length > 0 ? factsGapPx - gapPx : 0)
  const heightPx = heights.reduce((sum, height) => sum + height, 0) + gapsPx
  const widthPx = Math.max(
    ...[...company, ...facts].map(({ line, sizePx }) => (line ? widthEm(line) * sizePx : 0)),
    ...name.lines.map((line) => widthEm(line) * name.sizePx),
  )
  return { company, name, facts, gapPx, factsGapPx, heightPx, widthPx }
}

/** Where a plate's texts begin and what they are printed in; `rim`: the paper around each letter where there is no plate. */
interface Type {
  x: number
  top: number
  ink: string
  align?: 'middle' | 'left'
  rim?: { color: string; px: number }
}

/** One under the other from `top` on, centred on `x` or, with `align: 'left'`, beginning there; as an SVG path. */
export function setWords(
  { company, name, facts, gapPx, factsGapPx }: Words,
  { x, top, ink, align = 'middle', rim }: Type,
): string {
  let pathData = ''
  let y = top
  const place = (line: TextLine, baselineY: number, sizePx: number) => {
    const centerX = align === 'left' ? x + (widthEm(line) * sizePx) / 2 : x
    pathData += outlineCentered(line, centerX, baselineY, sizePx)
  }
  const placeSmall = ({ line, ascentPx, sizePx, heightPx }: FittedLine) => {
    if (!line) return
    place(line, y + ascentPx, sizePx)
    y += heightPx + gapPx
  }
  company.forEach(placeSmall)
  if (name.lines.length > 0) {
    let baselineY = y + name.ascentPx
    name.lines.forEach((line, index) => {
      if (index > 0) baselineY += name.leadingsPx[index - 1]!
      place(line, baselineY, name.sizePx)
    })
    y += name.heightPx + factsGapPx
  }
  facts.forEach(placeSmall)
  const around = rim
    ? ` stroke="${rim.color}" stroke-width="${2 * rim.px * STEPS_PER_PX}" paint-order="stroke"`
    : ''
  return `<path fill="${ink}"${around} transform="scale(${1 / STEPS_PER_PX})" d="${pathData}"/>`
}

function widthEm({ ink }: TextLine): number {
  return ink.right - ink.left
}

function factsOf({ type, abvPercent, ibu }: PlateText, lines: 1 | 2): string[] {
  const strength = `${Math.round(abvPercent * 10) / 10}%`
  const figures = [strength, ...(ibu === null ? [] : [`${Math.round(ibu)} IBU`])]
  return lines === 1 ? [[type, ...figures].join(' · ')] : [type, figures.join(' · ')]
}

/** So many letters of a brewery's name stand in the narrowest line. */
const ONE_LINE = 14

/** A long name in two lines that are as even as its words allow. */
function inHalves(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (name.length <= ONE_LINE || gaps.length === 0) return [name]
  const farFromMiddle = (at: number) => Math.abs(at - name.length / 2)
  const gap = gaps.reduce((one, other) => (farFromMiddle(other) < farFromMiddle(one) ? other : one))
  return [name.slice(0, gap), name.slice(gap + 1)]
}

/** One line of small text: what is too long is set closer, then smaller, and shortened where even that is too long. */
function fitSmall(
  text: string,
  largestPx: number,
  smallestPx: number,
  widthPx: number,
  spacingsEm: readonly number[],
): FittedLine {
  const drawable = drawableText('text', text)
  if (drawable === '') return { line: undefined, sizePx: 0, heightPx: 0, ascentPx: 0 }
  const spacings = spacingsEm.map((spacingEm) => layOutLine('text', drawable, spacingEm))
  const tightestEm = spacingsEm.at(-1)!
  const line =
    spacings.find((candidate) => widthEm(candidate) * (largestPx + smallestPx) * 0.5 <= widthPx) ??
    layOutLine(
      'text',
      shortened(drawable, (part) => widthEm(layOutLine('text', part, tightestEm)) * smallestPx <= widthPx),
      tightestEm,
    )
  const sizePx = Math.min(largestPx, widthPx / widthEm(line))
  return {
    line,
    sizePx,
    heightPx: (line.ink.top - line.ink.bottom) * sizePx,
    ascentPx: line.ink.top * sizePx,
  }
}
