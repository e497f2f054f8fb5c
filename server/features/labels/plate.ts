import { Drawing } from './drawing.ts'
import { fitName, shortened } from './fit-name.ts'
import { drawSeal } from './house-seal.ts'
import { type HouseStyle, houseStyle } from './house-style.ts'
import { plateOutline } from './plate-outline.ts'
import { drawableText, layOutLine, outlineCentered, STEPS_PER_PX, type TextLine } from './text-outlines.ts'

export interface PlateText {
  name: string
  company: string
  type: string
  abvPercent: number
  ibu: number | null
}

/** The plate's own colours: its text reads 16:1 whatever the art below it is. */
const CREAM = '#fbf6e9'
const INK = '#201713'

export const PLATE_WIDTH = 256
/** From the plate's edge to the middle of its two rules. */
const OUTER_RULE = 5
const INNER_RULE = 9
/** look.md: text is never closer than 12 px to the rule; half of the rule's own stroke counts too. */
const TEXT_MARGIN = INNER_RULE + 0.4 + 12
const TEXT_WIDTH = PLATE_WIDTH - 2 * TEXT_MARGIN
/**
 * 27 px are 7 px of a capital on a label 120 px wide: smaller, nobody reads it. Of 2,300 names on sale elsewhere 22 are too
 * long for that and end in an ellipsis; the whole name stands beside the label.
 */
export const NAME_ROOM = { widthPx: TEXT_WIDTH, heightPx: 104, largestPx: 46, smallestPx: 27, lineLimit: 3 }
const GAP = 10

export interface Plate {
  svg: string
  left: number
  top: number
  height: number
}

/** Draws the cream plate of a 300 × 420 label: brewery, name, and style · ABV · IBU, all as outlines. */
export function drawPlate(text: PlateText, sealColor: string): Plate {
  const house = houseStyle(text.company)
  const company = fitSmall(text.company.toLocaleUpperCase('es'), 9.5, 7, [0.17, 0.1, 0.05])
  const name = fitName('display', text.name, NAME_ROOM)
  const facts = fitSmall(factsOf(text), 11, 8, [0.02])

  const blocks = [company.heightPx, name.heightPx, facts.heightPx].filter((height) => height > 0)
  const textHeight = blocks.reduce((sum, height) => sum + height, 0) + GAP * (blocks.length - 1)
  const height = textHeight + 2 * TEXT_MARGIN
  const left = (300 - PLATE_WIDTH) / 2
  const top = house.plateCenterY - height / 2

  let pathData = ''
  let y = top + TEXT_MARGIN
  const place = (line: TextLine, baselineY: number, sizePx: number) => {
    pathData += outlineCentered(line, 150, baselineY, sizePx)
  }
  if (company.line) {
    place(company.line, y + company.ascentPx, company.sizePx)
    y += company.heightPx + GAP
  }
  if (name.lines.length > 0) {
    let baselineY = y + name.ascentPx
    name.lines.forEach((line, index) => {
      if (index > 0) baselineY += name.leadingsPx[index - 1]!
      place(line, baselineY, name.sizePx)
    })
    y += name.heightPx + GAP
  }
  if (facts.line) place(facts.line, y + facts.ascentPx, facts.sizePx)
  return { svg: drawEmptyPlate(house, left, top, height, sealColor) + scaled(pathData), left, top, height }
}

/** The plate without its text. */
function drawEmptyPlate(
  house: HouseStyle,
  left: number,
  top: number,
  height: number,
  sealColor: string,
): string {
  const outline = (inset: number) => plateOutline(house.corner, left, top, PLATE_WIDTH, height, inset)
  return new Drawing()
    .fill(CREAM, outline(0))
    .stroke(INK, 1.5, outline(OUTER_RULE))
    .stroke(INK, 0.8, outline(INNER_RULE))
    .add(drawSeal(house.mark, left + PLATE_WIDTH / 2, top - 1, CREAM, sealColor))
    .toString()
}

function scaled(pathData: string): string {
  return `<path fill="${INK}" transform="scale(${1 / STEPS_PER_PX})" d="${pathData}"/>`
}

function factsOf({ type, abvPercent, ibu }: PlateText): string {
  const strength = `${Math.round(abvPercent * 10) / 10}%`
  return [type, strength, ...(ibu === null ? [] : [`${Math.round(ibu)} IBU`])].join(' · ')
}

interface FittedLine {
  line: TextLine | undefined
  sizePx: number
  heightPx: number
  ascentPx: number
}

/** One line of small text: what is too long is set closer, then smaller, and shortened where even that is too long. */
function fitSmall(
  text: string,
  largestPx: number,
  smallestPx: number,
  spacingsEm: readonly number[],
): FittedLine {
  const drawable = drawableText('text', text)
  if (drawable === '') return { line: undefined, sizePx: 0, heightPx: 0, ascentPx: 0 }
  const widthEm = ({ ink }: TextLine) => ink.right - ink.left
  const spacings = spacingsEm.map((spacingEm) => layOutLine('text', drawable, spacingEm))
  const tightestEm = spacingsEm.at(-1)!
  const line =
    spacings.find((candidate) => widthEm(candidate) * (largestPx + smallestPx) * 0.5 <= TEXT_WIDTH) ??
    layOutLine(
      'text',
      shortened(drawable, (part) => widthEm(layOutLine('text', part, tightestEm)) * smallestPx <= TEXT_WIDTH),
      tightestEm,
    )
  const sizePx = Math.min(largestPx, TEXT_WIDTH / widthEm(line))
  return {
    line,
    sizePx,
    heightPx: (line.ink.top - line.ink.bottom) * sizePx,
    ascentPx: line.ink.top * sizePx,
  }
}
