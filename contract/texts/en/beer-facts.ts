import type { beerFactTexts as original } from '../beer-facts.ts'
import type { Translated } from '../translated.ts'

export const beerFactTexts: Translated<typeof original> = {
  'beerFact.name': 'Name',
  'beerFact.type': 'Type',
  'beerFact.description': 'Description',
  'beerFact.presentation': 'Presentation',
  'beerFact.ABV': 'ABV (%)',
  'beerFact.IBU': 'IBU',
  'beerFact.hops': 'Hops',
  'beerFact.hopsHint': 'Optional. For example: Cascade, Citra, Saaz.',
  'beerFact.price': 'Price (U$S)',
  'beerFact.stock': 'Stock',
  'beerFact.volumeMl': 'Volume per unit (ml)',
  'beerFact.unitsPerPack': 'Units per pack',
  'beerFact.packagedOn': 'Packaged on',
  'beerFact.bestBefore': 'Best before',
  'beerFact.image': 'Photo',
  'beerColumn.volumeMl': 'Volume (ml)',
}
