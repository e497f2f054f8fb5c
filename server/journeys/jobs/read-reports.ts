import { sql } from 'drizzle-orm'
import type { OpenReport } from '#contract/jobs.ts'
import type { Database } from '#database/open-pool.ts'
import { type Found, upTo } from './up-to.ts'

/** One that was given up stays on the list so long; after that its days are asked for by hand, or never. */
const FAILED_DAYS = 30

/**
 * Reports of the provider that are under way, and those that were given up and nobody has asked for since. An uploaded file that was
 * no report has told so to whoever uploaded it.
 */
export function readReports(db: Database): Promise<Found<OpenReport>> {
  return upTo<OpenReport>(
    db,
    sql`
    SELECT id::text, kind, file_name AS "fileName", days_from AS since, attempts, last_error AS error,
           CASE WHEN state = 'failed' THEN 'failed' WHEN last_error <> '' THEN 'retrying' ELSE 'waiting' END AS standing,
           CASE WHEN state <> 'failed' THEN next_attempt_at END AS "nextAt"
    FROM (SELECT *, coalesce(begins_at, created_at) AS days_from FROM provider_reports) AS report
    WHERE state IN ('due', 'asked', 'reading')
       OR (state = 'failed' AND origin = 'asked' AND ended_at > now() - ${FAILED_DAYS} * interval '1 day'
           AND NOT EXISTS (SELECT FROM provider_reports AS later
                           WHERE later.kind = report.kind AND later.created_at > report.created_at AND later.state <> 'failed'
                             AND later.begins_at <= report.begins_at AND later.ends_at >= report.ends_at))`,
  )
}
