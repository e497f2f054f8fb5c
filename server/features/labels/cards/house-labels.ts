import type { Motif } from '#contract/label-motifs.ts'
import type { LabelBeer } from '../draw-label.ts'

const house = (
  id: string,
  [name, motif]: readonly [string, Motif | null],
  company: string,
  type: LabelBeer['type'],
  abvPercent: number,
  ibu: number,
) => ({ id, name, motif, company, type, abvPercent, ibu })

/** Labels of no beer that anybody sells, by breweries that nobody has: the house shows in several hands what it is about. */
export const HOUSE_LABELS: readonly LabelBeer[] = [
  house('casa-10', ['Río', 'wave'], 'Lúpulo', 'Lager', 4.8, 18),
  house('casa-3', ['Trigal', 'ear'], 'Lúpulo', 'Wheat Beer', 5.1, 14),
  house('casa-12', ['Hoja Verde', 'hop'], 'Lúpulo', 'IPA', 6.5, 62),
  house('casa-7', ['Fruta Viva', 'citrus'], 'Lúpulo', 'Sour Beer', 4.2, 6),
  house('casa-13', ['Luna', 'moon'], 'Lúpulo', 'Stout', 7.2, 38),
]
