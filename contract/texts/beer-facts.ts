/** What each fact of a beer is called: in forms, in files, in the audit log and on pages. `beerColumn`: in files alone. */
export const beerFactTexts = {
  'beerFact.name': 'Nombre',
  'beerFact.type': 'Tipo',
  'beerFact.description': 'Descripción',
  'beerFact.presentation': 'Presentación',
  'beerFact.ABV': 'ABV (%)',
  'beerFact.IBU': 'IBU',
  'beerFact.hops': 'Lúpulos',
  'beerFact.hopsHint': 'Opcional. Por ejemplo: Cascade, Citra, Saaz.',
  'beerFact.price': 'Precio (U$S)',
  'beerFact.stock': 'Stock',
  'beerFact.volumeMl': 'Volumen por unidad (ml)',
  'beerFact.unitsPerPack': 'Unidades por pack',
  'beerFact.packagedOn': 'Envasada el',
  'beerFact.bestBefore': 'Mejor antes de',
  'beerFact.image': 'Foto',
  'beerColumn.volumeMl': 'Volumen (ml)',
} as const
