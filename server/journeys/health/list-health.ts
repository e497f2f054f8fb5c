import { type SQL, sql } from 'drizzle-orm'
import type { listHealth as call } from '#contract/brewery-health.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { HEALTH_UP_FIRST, type HealthSort } from '#contract/health-sorts.ts'
import { HEALTH_LEAST_PARCELS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { asHealth, type HealthRow, readHealth } from './read-health.ts'

/** What each column shows: of too few parcels there is no share, and those are told apart by the part that stands in its place. */
const SORTS: Record<HealthSort, SQL[]> = {
  company: [sql`search_normal(name)`],
  parcels: [sql`parcels`],
  late: [sql`"latePercent"`, sql`late`, sql`late::float8 / nullif(judged, 0)`],
  refunded: [sql`"refundedPercent"`, sql`refunded`],
  complaints: [sql`"complaintsPercent"`, sql`complaints`],
  escalated: [sql`escalated`],
  hours: [sql`hours`],
  rating: [sql`rating`],
}

/**
 * How breweries do as those that send: those that somebody sells for, and those that were paid for something in these days, as it was counted last. Past the
 * end: an empty list.
 */
export async function listHealth(
  db: Database,
  { q, enough, sort = 'late', dir, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const isUp = dir ? dir === 'asc' : HEALTH_UP_FIRST.includes(sort)
  const way = sql.raw(isUp ? 'ASC' : 'DESC')
  const by = sql.join(
    SORTS[sort].map((key) => sql`${key} ${way} NULLS LAST`),
    sql`, `,
  )
  const isThere = sql`(companies.user_id IS NOT NULL OR parcels > 0)`
  const isEnough = enough ? sql`parcels >= ${HEALTH_LEAST_PARCELS}::int` : sql`true`
  const isCalled = holdsWords(sql`search_normal(companies.company)`, q ?? '')
  const { rows } = await db.execute<HealthRow & { count: number }>(sql`
    SELECT shown_name("companyId") AS company, page.*
    FROM (SELECT found.*, count(*) OVER ()::int AS count
          FROM (${readHealth(sql`${isThere} AND ${isEnough} AND ${isCalled}`)}) AS found
          ORDER BY ${by}, parcels DESC, "companyId" ${page.rows}) AS page
    ORDER BY ${by}, parcels DESC, "companyId"`)
  return {
    breweries: rows.map(({ count: _, ...row }) => asHealth(row)),
    ...page.counted(rows[0]?.count ?? 0),
  }
}
