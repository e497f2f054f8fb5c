import { eq, sql } from 'drizzle-orm'
import type { placeAdvertisement } from '#contract/advertising.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refusalText, refuse } from '#contract/errors.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { dayWords } from '#contract/texts/days.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers, companies } from '#database/schema.ts'
import { type PlacementRow, placementRows } from './placement-rows.ts'

export type PlacementBody = BodyOf<typeof placeAdvertisement>
export type Written = Pick<PlacementRow, 'place' | 'beerId' | 'type' | 'companyId' | 'from' | 'until'>

/** What is to be placed, as rows have it: what is not meant is null. */
export function asWritten({ beerId, type, companyId, ...rest }: PlacementBody): Written {
  return { ...rest, beerId: beerId ?? null, type: type ?? null, companyId: companyId ?? null }
}

/** Held until the transaction ends: placements are written one at a time, while the shop goes on reading them. */
export async function lockPlacements(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE placements IN SHARE ROW EXCLUSIVE MODE`)
}

/**
 * Refuses what cannot be placed: placement-day-over (a placed day before today would change what was); beer-not-found,
 * user-not-found (no such brewery); place-taken (by which, from when until when).
 * @param before the placement that is changed: it may keep its first day
 */
export async function refusePlacement(
  tx: Transaction,
  today: string,
  written: Written,
  before?: PlacementRow,
): Promise<Refusal | undefined> {
  const { place, beerId, companyId, from, until } = written
  const over = from < today && from !== before?.from ? 'from' : until < today ? 'until' : undefined
  if (over) return refuse('placement-day-over', undefined, { [over]: textOf(advertisingTexts.dayOver) })
  if (beerId && !(await tx.$count(beers, eq(beers.id, beerId)))) {
    return refuse('beer-not-found', undefined, { beerId: refusalText('beer-not-found') })
  }
  if (companyId && !(await tx.$count(companies, eq(companies.id, companyId)))) {
    return refuse('user-not-found', undefined, { companyId: textOf(advertisingTexts.noSuchBrewery) })
  }
  const { rows } = await tx.execute<PlacementRow>(
    placementRows(sql`
      WHERE placement.withdrawn_at IS NULL AND placement.place = ${place} AND placement.id IS DISTINCT FROM ${before?.id ?? null}::uuid
        AND placement.starts_on <= ${until} AND placement.ends_on >= ${from}
      ORDER BY placement.starts_on LIMIT 1`),
  )
  const [other] = rows
  if (!other) return undefined
  const details = { name: other.name, from: dayWords(other.from), until: dayWords(other.until) }
  return refuse('place-taken', details, { place: refusalText('place-taken', details) })
}
