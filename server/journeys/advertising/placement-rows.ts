import { type SQL, sql } from 'drizzle-orm'
import type { AdvertisingPlace, Placement } from '#contract/advertising.ts'
import type { BeerType } from '#contract/limits.ts'

/** A placement with the names of what is placed; days `yyyy-mm-dd`, instants ISO. */
export type PlacementRow = {
  id: string
  place: AdvertisingPlace
  beerId: string | null
  type: BeerType | null
  companyId: string | null
  from: string
  until: string
  isWithdrawn: boolean
  createdAt: string
  name: string
  brewery: string | null
}

/** Placements that `which` says, read in whatever order it says; of `placements AS placement`. */
export function placementRows(which: SQL): SQL {
  return sql`
    SELECT placement.id, placement.place, placement.beer_id AS "beerId", placement.type, placement.company_id AS "companyId",
      placement.starts_on::text AS from, placement.ends_on::text AS until, placement.withdrawn_at IS NOT NULL AS "isWithdrawn",
      to_char(placement.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
      coalesce(beer.name, placement.type, shown_name(placement.company_id)) AS name,
      shown_name(beer.company_id) AS brewery
    FROM placements AS placement LEFT JOIN beers AS beer ON beer.id = placement.beer_id
    ${which}`
}

/** Row → what goes on the wire, as it stands on a day. */
export function placementOnWire(row: PlacementRow, today: string): Placement {
  const { id, place, name, brewery, from, until, createdAt } = row
  const kind = row.beerId ? 'beer' : row.type ? 'style' : 'brewery'
  const subject = (row.beerId ?? row.type ?? row.companyId)!
  return { id, place, kind, subject, name, brewery, from, until, standing: standingOn(today, row), createdAt }
}

function standingOn(today: string, { isWithdrawn, from, until }: PlacementRow): Placement['standing'] {
  if (isWithdrawn) return 'withdrawn'
  if (until < today) return 'over'
  return from > today ? 'coming' : 'running'
}

/** What the audit log tells of a placement: ids, and names of styles. */
export function placementFacts({
  place,
  beerId,
  type,
  companyId,
  from,
  until,
}: Pick<PlacementRow, 'place' | 'beerId' | 'type' | 'companyId' | 'from' | 'until'>) {
  return {
    place,
    ...(beerId && { beerId }),
    ...(type && { type }),
    ...(companyId && { companyId }),
    from,
    until,
  }
}
