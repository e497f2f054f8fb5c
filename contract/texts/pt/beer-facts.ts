import type { beerFactTexts as original } from '../beer-facts.ts'
import type { Translated } from '../translated.ts'

export const beerFactTexts: Translated<typeof original> = {
  'beerFact.name': 'Nome',
  'beerFact.type': 'Tipo',
  'beerFact.description': 'Descrição',
  'beerFact.presentation': 'Apresentação',
  'beerFact.ABV': 'ABV (%)',
  'beerFact.IBU': 'IBU',
  'beerFact.hops': 'Lúpulos',
  'beerFact.hopsHint': 'Opcional. Por exemplo: Cascade, Citra, Saaz.',
  'beerFact.price': 'Preço (U$S)',
  'beerFact.stock': 'Estoque',
  'beerFact.volumeMl': 'Volume por unidade (ml)',
  'beerFact.unitsPerPack': 'Unidades por pacote',
  'beerFact.packagedOn': 'Envasada em',
  'beerFact.bestBefore': 'Melhor antes de',
  'beerFact.image': 'Foto',
  'beerColumn.volumeMl': 'Volume (ml)',
}
