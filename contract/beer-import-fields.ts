/** The columns of a file of beers, in their order: fields of a beer's record. No zod here: pages import this file too. */
export const IMPORT_FIELDS = [
  'name',
  'type',
  'description',
  'presentation',
  'ABV',
  'IBU',
  'price',
  'stock',
  'volumeMl',
  'unitsPerPack',
  'packagedOn',
  'bestBefore',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Columns that a file may leave out. */
export const OPTIONAL_IMPORT_FIELDS: readonly ImportField[] = [
  'volumeMl',
  'unitsPerPack',
  'packagedOn',
  'bestBefore',
]
