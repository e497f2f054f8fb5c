import type { BeerType } from '#contract/limits.ts'
import { drawArt } from './draw-art.ts'
import { drawPlate } from './plate.ts'
import { svgDocument } from './svg-document.ts'

/** What a label shows of a beer, and nothing else: `labelAddress` hashes exactly this. */
export interface LabelBeer {
  id: string
  name: string
  company: string
  type: BeerType
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

/** The label as SVG elements, to be drawn within another document. */
export function drawLabelInside(beer: LabelBeer): string {
  const art = drawArt(beer.id, beer.type, { width: LABEL_WIDTH, height: LABEL_HEIGHT })
  return art.svg + drawPlate(beer, art.deep).svg
}
