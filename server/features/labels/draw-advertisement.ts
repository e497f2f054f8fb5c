import { drawFestival } from './draw-festival.ts'
import { drawGlasses } from './draw-glasses.ts'
import { drawHarvest } from './draw-harvest.ts'
import { ADVERTISEMENT_SIZES, type AdvertisementShape } from './draw-headline.ts'
import { svgDocument } from './svg-document.ts'

const ADVERTISEMENTS = [drawFestival, drawGlasses, drawHarvest]

/** One of the three pictures of the shop's advertising space (specification section 2), by number 1 to 3. */
export function drawAdvertisement(number: number, shape: AdvertisementShape): string {
  const draw = ADVERTISEMENTS[number - 1]
  if (!draw) throw new Error(`There is no advertisement ${number}`)
  const { title, svg } = draw(shape)
  return svgDocument(...ADVERTISEMENT_SIZES[shape], title, svg)
}
