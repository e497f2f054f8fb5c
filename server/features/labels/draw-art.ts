import type { BeerType } from '#contract/limits.ts'
import type { Art, Canvas, DrawFamily } from './families/family.ts'
import { drawFruit } from './families/fruit.ts'
import { drawHopScales } from './families/hop-scales.ts'
import { drawNight } from './families/night.ts'
import { drawSmokeAndSierra } from './families/smoke-and-sierra.ts'
import { drawSunAndRiver } from './families/sun-and-river.ts'
import { drawWheat } from './families/wheat.ts'
import { seededRandom } from './seeded-random.ts'

/** The family that draws a style of beer (look.md, "The label"; styles: specification section 9). */
const FAMILY_OF_TYPE: Readonly<Record<BeerType, DrawFamily>> = {
  Lager: drawSunAndRiver,
  Pilsner: drawSunAndRiver,
  IPA: drawHopScales,
  Ale: drawHopScales,
  'Amber Ale': drawHopScales,
  Stout: drawNight,
  Porter: drawNight,
  'Scotch Ale': drawNight,
  'Wheat Beer': drawWheat,
  Saison: drawWheat,
  'Belgian Strong Ale': drawWheat,
  'Sour Beer': drawFruit,
  Rauchbier: drawSmokeAndSierra,
  Bock: drawSmokeAndSierra,
  Barleywine: drawSmokeAndSierra,
}

/** The picture of a beer without its plate: the same for the same id and style, and another one for every id. */
export function drawArt(id: string, type: BeerType, canvas: Canvas): Art {
  return FAMILY_OF_TYPE[type](seededRandom(id), canvas)
}
