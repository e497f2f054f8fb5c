import { type BeerDates, isPastDate } from '#contract/beer-dates.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { BeerRecord } from '#contract/publishing.ts'
import type { beers } from '#database/schema.ts'

type Written = Omit<BeerRecord, 'stock' | 'IBU'> & { IBU: number | null }

/** What a record may leave out, and what stands there already: of a new beer, nothing. */
export type Standing = Pick<
  typeof beers.$inferSelect,
  'volumeMl' | 'unitsPerPack' | 'packagedOn' | 'bestBefore' | 'image'
>
const NOTHING: Standing = { volumeMl: null, unitsPerPack: 1, packagedOn: null, bestBefore: null, image: '' }

/** The days of a beer once a record is written: one that it leaves out stays. */
export function datesAfter(
  record: { [Day in keyof BeerDates]?: BeerDates[Day] | undefined },
  standing: BeerDates,
): BeerDates {
  const { packagedOn = standing.packagedOn, bestBefore = standing.bestBefore } = record
  return { packagedOn, bestBefore }
}

/**
 * What a seller wrote → columns. Stock is left out: it moves by movements. A drawn label is stored as no image. What the
 * record leaves out stays as it stands: programs that know the specification's fields alone write those alone.
 * @param today the shop's day
 */
export function columnsOf(record: Written, today: string, standing: Standing = NOTHING) {
  const { volumeMl = standing.volumeMl, unitsPerPack = standing.unitsPerPack } = record
  const dates = datesAfter(record, standing)
  return {
    name: record.name,
    description: record.description,
    type: record.type,
    presentation: record.presentation,
    volumeMl,
    unitsPerPack,
    ...dates,
    pastDate: isPastDate(dates, today),
    abvPercent: record.ABV,
    ibu: record.IBU,
    priceCents: centsFromDollars(record.price),
    image: record.image?.startsWith('/labels/') ? '' : (record.image ?? standing.image),
  }
}
