import { type ArtSubject, drawArt, underPlate } from './draw-art.ts'
import { type Hand, handOf } from './hand/hand-of.ts'
import { inSeries } from './hand/in-series.ts'
import { artBox, drawPlate } from './plates/draw-plate.ts'
import { svgDocument } from './svg-document.ts'

/** What a label is drawn from, and nothing else: `labelAddress` hashes exactly this, of the description what is drawn of it. */
export interface LabelBeer extends ArtSubject {
  company: string
  abvPercent: number
  /** null: not known (imported beers), left out on the plate. */
  ibu: number | null
}

export const LABEL_WIDTH = 300
export const LABEL_HEIGHT = 420

/** The label of a beer as an SVG document of 300 × 420; the same input gives the same text. */
export function drawLabel(beer: LabelBeer): string {
  return svgDocument(LABEL_WIDTH, LABEL_HEIGHT, `${beer.name}, ${beer.company}`, drawLabelInside(beer))
}

/** The label as SVG elements, to be drawn within another document; in another hand than its brewery's where one is given. */
export function drawLabelInside(beer: LabelBeer, house: Hand = handOf(beer.company)): string {
  const hand = inSeries(house, beer.type)
  const plate = drawPlate(beer, hand, underPlate(beer, hand))
  const { left, top, width, height } = artBox(hand)
  const hero = { ...plate.hero, x: plate.hero.x - left, y: plate.hero.y - top }
  const window = { ...plate.window, left: plate.window.left - left, top: plate.window.top - top }
  const { svg, over = '' } = drawArt(beer, hand, { width, height, hero, window })
  const moved = (drawn: string) =>
    drawn && (left || top) ? `<g transform="translate(${left} ${top})">${drawn}</g>` : drawn
  return plate.isUpon ? moved(svg + over) + plate.svg : moved(svg) + plate.svg + moved(over)
}
