import type { Motif } from '#contract/label-motifs.ts'
import type { LabelBeer } from '../draw-label.ts'
import { type Hand, handOf } from '../hand/hand-of.ts'
import { HOUSE_INKS } from '../hand/inks.ts'

export interface HouseLabel {
  beer: LabelBeer
  hand: Hand
}

function house(
  id: string,
  [name, motif]: readonly [string, Motif],
  [type, abvPercent, ibu]: readonly [LabelBeer['type'], number, number],
  color: keyof typeof HOUSE_INKS,
  traits: Partial<Hand>,
): HouseLabel {
  return {
    beer: { id, name, motif, company: 'Lúpulo', type, abvPercent, ibu },
    hand: { ...handOf('Lúpulo'), color, inks: HOUSE_INKS[color]!, ...traits },
  }
}

/** Labels of no beer that anybody sells, each in another hand: the house shows how differently breweries draw. */
export const HOUSE_LABELS: readonly HouseLabel[] = [
  house('casa-10', ['Río', 'wave'], ['Lager', 4.8, 18], 'cobalt', {
    ...{ plate: 'poster', face: 'slab', ground: 'pale', print: 'open', rule: 'scenes', lift: 0.1 },
  }),
  house('casa-3', ['Trigal', 'ear'], ['Wheat Beer', 5.1, 14], 'mustard', {
    ...{ plate: 'niche', corner: 'rounded', face: 'soft', ground: 'main', print: 'open', rule: 'woodcut' },
  }),
  house('casa-12', ['Hoja Verde', 'hop'], ['IPA', 6.5, 62], 'bottle', {
    ...{
      plate: 'card',
      corner: 'notched',
      face: 'display',
      ground: 'pale',
      print: 'open',
      rule: 'cut-outs',
      lift: 0.5,
    },
  }),
  house('casa-7', ['Fruta Viva', 'citrus'], ['Sour Beer', 4.2, 6], 'magenta', {
    ...{
      plate: 'band',
      corner: 'notched',
      face: 'script',
      ground: 'main',
      print: 'open',
      rule: 'screen',
      lift: 0.8,
    },
  }),
  house('casa-13', ['Luna', 'moon'], ['Stout', 7.2, 38], 'navy', {
    ...{
      plate: 'roundel',
      corner: 'rounded',
      face: 'blackletter',
      ground: 'deep',
      print: 'open',
      rule: 'echoes',
    },
  }),
]
