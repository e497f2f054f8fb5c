import type { BodyOf } from '#contract/endpoint.ts'
import type { changeBeer } from '#contract/publishing.ts'
import type { beers } from '#database/schema.ts'

type FullRecord = Extract<BodyOf<typeof changeBeer>, { name: string }>

/**
 * A full record may carry back what it was given; what only the shop writes must be unchanged.
 * @returns the name of the first field that was changed, if any
 */
export function changedReadOnlyField(
  beer: typeof beers.$inferSelect,
  record: FullRecord,
): string | undefined {
  const now = {
    id: beer.id,
    companyId: beer.companyId,
    userCompanyId: beer.companyId,
    qualification: beer.rating,
    qualificationCount: beer.ratingCount,
    blocked: beer.blocked,
  }
  return Object.entries(now).find(([field, value]) => {
    const given = record[field as keyof typeof now]
    return given !== undefined && given !== value
  })?.[0]
}
