import { isPastDate } from '#contract/beer-dates.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { BeerRecord } from '#contract/publishing.ts'

/**
 * What a seller wrote → columns. Stock is left out: it moves by movements. A drawn label is stored as no image.
 * @param today the shop's day
 */
export function columnsOf(record: Omit<BeerRecord, 'stock' | 'IBU'> & { IBU: number | null }, today: string) {
  const bestBefore = record.bestBefore ?? null
  return {
    name: record.name,
    description: record.description,
    type: record.type,
    presentation: record.presentation,
    volumeMl: record.volumeMl ?? null,
    unitsPerPack: record.unitsPerPack ?? 1,
    packagedOn: record.packagedOn ?? null,
    bestBefore,
    pastDate: isPastDate({ bestBefore }, today),
    abvPercent: record.ABV,
    ibu: record.IBU,
    priceCents: centsFromDollars(record.price),
    image: record.image?.startsWith('/labels/') ? '' : (record.image ?? ''),
  }
}
