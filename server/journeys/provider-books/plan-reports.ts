import { sql } from 'drizzle-orm'
import { REPORT_MAX_DAYS } from '#contract/limits.ts'
import { REPORT_KINDS } from '#contract/provider-book-kinds.ts'
import type { Database } from '#database/open-pool.ts'

/** The provider's days end at midnight of GMT-04, and it writes down what was in them for a while after that. */
const PROVIDER_ZONE = 'Etc/GMT+4'
const SETTLES_HOURS = 2

/** The beginning of the provider's day that is going on, once the one before is written down. */
const TODAY = sql.raw(`date_trunc('day', now() - interval '${SETTLES_HOURS} hours', '${PROVIDER_ZONE}')`)

/**
 * Writes down that yesterday's reports are to be asked for, and those of days on which nobody asked: from where the last ones ended,
 * or from the first payment on, as far back as one report goes. A shop that nobody has paid asks for none. Of several processes one
 * writes.
 */
export async function planReports(db: Database): Promise<void> {
  const kinds = sql.join(
    REPORT_KINDS.map((kind) => sql`(${kind})`),
    sql`, `,
  )
  await db.execute(sql`
    INSERT INTO provider_reports (origin, kind, state, begins_at, ends_at)
    SELECT 'asked', kind, 'due', greatest(since, ${TODAY} - ${REPORT_MAX_DAYS} * interval '1 day'), ${TODAY}
    FROM (VALUES ${kinds}) AS kinds (kind), LATERAL (
      SELECT coalesce(
        (SELECT max(ends_at) FROM provider_reports AS before
         WHERE before.kind = kinds.kind AND origin = 'asked' AND admin_id IS NULL),
        (SELECT date_trunc('day', min(created_at), ${PROVIDER_ZONE}) FROM payments)) AS since) AS begun
    WHERE since < ${TODAY}
    ON CONFLICT DO NOTHING`)
}
