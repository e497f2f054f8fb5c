import { isDeepStrictEqual } from 'node:util'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { changeBeer } from '#contract/publishing.ts'
import type { beers } from '#database/schema.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'

type FullRecord = Extract<BodyOf<typeof changeBeer>, { name: string }>

/**
 * A full record may carry back what it was given; what only the shop writes must be unchanged. Reviews that came since
 * may be missing.
 * @param reviews the beer's, when the record carries any
 * Refuses: read-only-field, naming the first that was changed.
 */
export function refuseReadOnlyFields(
  beer: typeof beers.$inferSelect,
  record: FullRecord,
  reviews: BeerDetail['Qualifications'],
): Refusal | undefined {
  const {
    id,
    companyId,
    userCompanyId,
    qualification,
    qualificationCount,
    blocked,
    available,
    companyActive,
  } = record
  const changed = refuseChanged(
    {
      id: beer.id,
      companyId: beer.companyId,
      userCompanyId: beer.companyId,
      qualification: beer.rating,
      qualificationCount: beer.ratingCount,
      blocked: beer.blocked,
      available: beer.available,
      companyActive: beer.companyActive,
    },
    { id, companyId, userCompanyId, qualification, qualificationCount, blocked, available, companyActive },
  )
  if (changed) return changed
  const isMadeUp = (review: unknown) => !reviews.some((real) => isDeepStrictEqual(real, review))
  return record.Qualifications?.some(isMadeUp)
    ? refuse('read-only-field', { field: 'Qualifications' })
    : undefined
}
