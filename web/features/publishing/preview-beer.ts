import { isFresh } from '#contract/beer-dates.ts'
import type { BeerNumber } from '#contract/beer-facts.ts'
import { typedBeerNumber } from '#contract/beer-numbers.ts'
import type { BeerSummary } from '#contract/catalogue.ts'
import { labelPreviewAddress } from '#contract/label-address.ts'
import { BEER_NAME_MAX_CHARACTERS, BEER_TYPES } from '#contract/limits.ts'
import { centsFromDollars, centsPerLitre, dollarsFromCents } from '#contract/money.ts'
import type { BeerValues } from './beer-values.ts'

/** What the preview of a form needs to know beside it. */
export type PreviewFacts = {
  company: { id: string; company: string }
  /** The beer's id and what its form cannot say; null while there is no such beer. */
  beer: Pick<BeerSummary, 'id' | 'qualification' | 'qualificationCount'> | null
  /** What the label is drawn from beside what is written. */
  labelSeed: string
  /** Units that open orders hold. */
  held: number
  /** The shop's day, `yyyy-mm-dd`. */
  today: string
}

function numberIn(values: BeerValues, field: BeerNumber, most: number): number {
  const number = typedBeerNumber(field, values[field]) ?? 0
  return number >= 0 && number <= most ? number : 0
}

/**
 * A half-written form → the beer as buyers will see it, or null while it has no type. What is not written yet, or no
 * number, is 0; the label is drawn from the same facts.
 */
export function previewBeer(
  values: BeerValues,
  { company, beer, labelSeed, held, today }: PreviewFacts,
  unnamed: string,
) {
  const type = BEER_TYPES.find((each) => each === values.type)
  if (!type) return null
  const name = values.name.trim().slice(0, BEER_NAME_MAX_CHARACTERS) || unnamed
  const price = numberIn(values, 'price', 10_000)
  const ABV = numberIn(values, 'ABV', 90)
  const IBU = values.IBU ? numberIn(values, 'IBU', 90) : null
  const volumeMl = numberIn(values, 'volumeMl', 100_000) || null
  const unitsPerPack = numberIn(values, 'unitsPerPack', 1000) || 1
  const perLitre = centsPerLitre(centsFromDollars(price), volumeMl, unitsPerPack)
  const dates = { packagedOn: values.packagedOn || null, bestBefore: values.bestBefore || null }
  const id = beer?.id ?? company.id
  const facts = { name, type, abvPercent: ABV, ibu: IBU, description: values.description }
  const label = { ...facts, id: labelSeed, company: company.company }
  return {
    id,
    name,
    description: values.description,
    presentation: values.presentation,
    qualification: beer?.qualification ?? null,
    qualificationCount: beer?.qualificationCount ?? 0,
    type,
    price,
    ABV,
    IBU,
    hops: values.hops,
    stock: Math.max(0, numberIn(values, 'stock', 1_000_000) - held),
    hasSeller: true,
    pausedUntil: null,
    status: true,
    image: values.image || labelPreviewAddress(label),
    companyId: company.id,
    company,
    volumeMl,
    unitsPerPack,
    pricePerLitre: perLitre === null ? null : dollarsFromCents(perLitre),
    ...dates,
    fresh: isFresh(dates, today),
  } satisfies BeerSummary
}
