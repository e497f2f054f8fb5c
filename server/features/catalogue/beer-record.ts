import { type BeerDates, isPastDate } from '#contract/beer-dates.ts'
import { type BeerFact, NOTHING_MORE, type OptionalFact, optionalAfter } from '#contract/beer-facts.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { BeerRecord } from '#contract/publishing.ts'
import type { beers } from '#database/schema.ts'

type Beer = typeof beers.$inferSelect
type Written = Omit<BeerRecord, 'stock' | 'IBU'> & { IBU: number | null }

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
 * @param standing what there is already: of a new beer, nothing
 */
export function columnsOf(record: Written, today: string, standing: Pick<Beer, OptionalFact> = NOTHING_MORE) {
  const optional = optionalAfter(record, standing)
  return {
    ...optional,
    name: record.name,
    description: record.description,
    type: record.type,
    presentation: record.presentation,
    pastDate: isPastDate(optional, today),
    abvPercent: record.ABV,
    ibu: record.IBU,
    priceCents: centsFromDollars(record.price),
    image: record.image?.startsWith('/labels/') ? '' : optional.image,
  }
}

/** Columns → what was written, in the words of the wire: dollars, percent, units on hand; `image` '' for a drawn label. */
export function recordOf(beer: Beer): Pick<Beer, OptionalFact> & Record<BeerFact, string | number | null> {
  const { abvPercent, ibu, priceCents, onHand } = beer
  return { ...beer, ABV: abvPercent, IBU: ibu, price: dollarsFromCents(priceCents), stock: onHand }
}
