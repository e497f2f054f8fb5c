import { sql } from 'drizzle-orm'
import type { WaitingNotice } from '#contract/jobs.ts'
import type { Database } from '#database/open-pool.ts'
import { type Found, upTo } from './up-to.ts'

/** Notices of the payment provider that were not acted on; a sweep tries each again, however often it fails. */
export function readNotices(db: Database): Promise<Found<WaitingNotice>> {
  return upTo<WaitingNotice>(
    db,
    sql`
    SELECT event AS id, topic, payment_id AS "paymentId", subject_id AS "subjectId", received_at AS since, last_error AS error,
           CASE WHEN last_error <> '' THEN 'retrying' ELSE 'waiting' END AS standing
    FROM webhook_inbox WHERE processed_at IS NULL`,
  )
}
