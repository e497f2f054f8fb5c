import { BEER_TYPES } from '#contract/limits.ts'
import { drawArt } from './draw-art.ts'
import { seededRandom } from './seeded-random.ts'
import { svgDocument } from './svg-document.ts'

export interface ArtCompany {
  id: string
  name: string
}

const COMPANY_ART_WIDTH = 600
const COMPANY_ART_HEIGHT = 360

/** A brewery's picture for the carousel, 600 × 360, without a plate: one of the label families, wide, by its id. */
export function drawCompanyArt(company: ArtCompany): string {
  const type = seededRandom(`family ${company.id}`).pick(BEER_TYPES)
  const art = drawArt(company.id, type, { width: COMPANY_ART_WIDTH, height: COMPANY_ART_HEIGHT })
  return svgDocument(COMPANY_ART_WIDTH, COMPANY_ART_HEIGHT, company.name, art.svg)
}
