import type { LabelBeer } from '../draw-label.ts'

const house = (id: string, name: string, type: LabelBeer['type'], abvPercent: number, ibu: number) => ({
  id,
  name,
  company: 'Lúpulo',
  type,
  abvPercent,
  ibu,
})

/** Labels of no beer that anybody sells: one of each kind of art, where the house shows what it is about. */
export const HOUSE_LABELS: readonly LabelBeer[] = [
  house('casa-10', 'Río', 'Lager', 4.8, 18),
  house('casa-3', 'Trigal', 'Wheat Beer', 5.1, 14),
  house('casa-12', 'Hoja Verde', 'IPA', 6.5, 62),
  house('casa-7', 'Fruta Viva', 'Sour Beer', 4.2, 6),
  house('casa-13', 'Luna', 'Stout', 7.2, 38),
]
