import { sql } from 'drizzle-orm'
import type { listPlacements as call } from '#contract/advertising.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { ADMIN_ROWS_PER_PAGE, PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { listAdvertisements } from './list-advertisements.ts'
import { type PlacementRow, placementOnWire, placementRows } from './placement-rows.ts'

/** What shows in the advertising space, what is placed and to come, and what was there last. */
export async function listPlacements(
  services: Pick<Services, 'db' | 'pool' | 'env'>,
): Promise<ResponseOf<typeof call>> {
  const { db, env } = services
  const today = shopDay(env)
  const [shown, current, past] = await Promise.all([
    listAdvertisements(services),
    db.execute<PlacementRow>(
      placementRows(sql`
        WHERE placement.withdrawn_at IS NULL AND placement.ends_on >= ${today}
        ORDER BY placement.place, placement.starts_on LIMIT ${PLAIN_LIST_LIMIT}`),
    ),
    db.execute<PlacementRow>(
      placementRows(sql`
        WHERE placement.withdrawn_at IS NOT NULL OR placement.ends_on < ${today}
        ORDER BY coalesce(placement.withdrawn_at, placement.ends_on) DESC, placement.id DESC LIMIT ${ADMIN_ROWS_PER_PAGE}`),
    ),
  ])
  const onWire = (row: PlacementRow) => placementOnWire(row, today)
  return { today, shown, current: current.rows.map(onWire), past: past.rows.map(onWire) }
}
