import type { BeerDetail } from '#contract/catalogue.ts'
import { numberText } from '#contract/texts/numbers.ts'

/** A beer as its form holds it: text by field, '' for what is not there. */
export type BeerValues = Record<BeerField, string>

export const BEER_FIELDS = [
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
  'image',
  'status',
] as const
export type BeerField = (typeof BEER_FIELDS)[number]

/** The form of a beer that nobody has written yet. */
export const NO_VALUES = Object.fromEntries(BEER_FIELDS.map((field) => [field, ''])) as BeerValues

function written(value: number | string | null): string {
  return value === null ? '' : String(value)
}

/**
 * Its seller's record → what stands in its form, numbers as its reader writes them: `stock` is what is on hand, a drawn label is no
 * picture.
 */
export function valuesOf(beer: BeerDetail): BeerValues {
  const { name, type, description, presentation, image } = beer
  return {
    name,
    type,
    description,
    presentation,
    ABV: numberText(beer.ABV),
    IBU: written(beer.IBU),
    price: numberText(beer.price, 2),
    stock: written(beer.onHand ?? beer.stock),
    volumeMl: written(beer.volumeMl),
    unitsPerPack: written(beer.unitsPerPack),
    packagedOn: written(beer.packagedOn),
    bestBefore: written(beer.bestBefore),
    image: image.startsWith('/labels/') ? '' : image,
    status: String(beer.status),
  }
}
