/** Many beers at once: the columns of the file, the page of three steps, the files from before. */
export const beerImportTexts = {
  'importColumn.name': 'Nombre',
  'importColumn.type': 'Tipo',
  'importColumn.description': 'Descripción',
  'importColumn.presentation': 'Presentación',
  'importColumn.ABV': 'ABV (%)',
  'importColumn.IBU': 'IBU',
  'importColumn.price': 'Precio (U$S)',
  'importColumn.stock': 'Stock',
  'importColumn.volumeMl': 'Volumen (ml)',
  'importColumn.unitsPerPack': 'Unidades por pack',
  'importColumn.packagedOn': 'Envasada el',
  'importColumn.bestBefore': 'Mejor antes de',
  'importColumn.row': 'Fila',
  'importColumn.why': 'Qué corregir',
  'importFile.description': 'Dorada y seca, con lúpulo de la cordillera.',
  'importFile.name': 'Lager del Puelche (ejemplo)',
  'importFile.presentation': 'Lata 473 ml',
  'importFile.tooManyCells':
    'La fila tiene más celdas que columnas el encabezado. ¿Falta poner entre comillas un texto con comas?',
} as const
