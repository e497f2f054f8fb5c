import { type SQL, sql } from 'drizzle-orm'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import { HEALTH_LEAST_PARCELS } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'

/** A share of what there is enough of, in percent with one decimal. */
const percent = (part: SQL, whole: SQL, count: SQL) =>
  sql`CASE WHEN ${count} >= ${HEALTH_LEAST_PARCELS}::int AND ${whole} > 0
           THEN round(${part}::numeric * 100 / ${whole}, 1)::float8 END`

/** `name` is what is sorted by and looked for; `company` how it is shown. Money is cents. */
export type HealthRow = Omit<BreweryHealth, 'countedAt'> & { name: string; countedAt: string | null }

/**
 * A query for the health of companies as it was counted last, as `asHealth` reads it. The names of a page's rows are worked out for
 * those alone.
 * @param companyIs a condition on `companies` and `health`
 */
export function readHealth(companyIs: SQL): SQL {
  const parcels = sql`coalesce(parcels, 0)`
  return sql`
    SELECT companies.id AS "companyId", companies.company AS name, ${parcels} AS parcels, coalesce(judged, 0) AS judged,
           coalesce(late, 0) AS late, ${percent(sql`late`, sql`judged`, sql`judged`)} AS "latePercent",
           coalesce(sold, 0) AS sold, coalesce(back, 0) AS refunded,
           ${percent(sql`back`, sql`sold`, parcels)} AS "refundedPercent",
           coalesce(complaints, 0) AS complaints, coalesce(escalated, 0) AS escalated,
           ${percent(sql`complaints`, sql`parcels`, parcels)} AS "complaintsPercent",
           coalesce(asked, 0) AS asked, coalesce(unanswered, 0) AS unanswered, round(hours::numeric, 1)::float8 AS hours,
           round(rating_sum::numeric / nullif(rating_count, 0), 2)::float8 AS rating, coalesce(rating_count, 0) AS reviews,
           counted_at AS "countedAt"
    FROM companies LEFT JOIN brewery_health AS health ON health.company_id = companies.id
    WHERE ${companyIs}`
}

export function asHealth({ name: _, sold, refunded, countedAt, ...row }: HealthRow): BreweryHealth {
  return {
    ...row,
    sold: dollarsFromCents(Number(sold)),
    refunded: dollarsFromCents(Number(refunded)),
    countedAt: countedAt && new Date(countedAt).toISOString(),
  }
}
