import { drawFestival } from './draw-festival.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawHarvest } from './draw-harvest.ts'
import { svgDocument } from './svg-document.ts'

const ADVERTISEMENT_WIDTH = 1200
const ADVERTISEMENT_HEIGHT = 400

const ADVERTISEMENTS = [drawFestival, drawGlasses, drawHarvest]

/** One of the three pictures of the shop's advertising space (specification section 2), 1200 × 400, by number 1 to 3. */
export function drawAdvertisement(number: number): string {
  const draw = ADVERTISEMENTS[number - 1]
  if (!draw) throw new Error(`There is no advertisement ${number}`)
  const { title, svg } = draw()
  return svgDocument(ADVERTISEMENT_WIDTH, ADVERTISEMENT_HEIGHT, title, svg)
}
