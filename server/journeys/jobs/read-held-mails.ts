import { sql } from 'drizzle-orm'
import type { HeldMail, JobList } from '#contract/jobs.ts'
import { HELD_BACK_SHOWN_DAYS } from '#contract/mail-reasons.ts'
import type { Database } from '#database/open-pool.ts'

const AT_MOST = 50

type Read = { unproved: number; tooMany: number; rows: HeldMail[] }

/** Mails of the last days that never leave, the newest 50 of them, and how many there are of each reason. */
export async function readHeldMails(db: Database): Promise<JobList['heldBack']> {
  const found = await db.execute<Read>(sql`
    WITH held AS MATERIALIZED (
      SELECT id, kind, recipient, created_at, held_back FROM outbox
      WHERE held_back IS NOT NULL AND created_at > now() - make_interval(days => ${HELD_BACK_SHOWN_DAYS})
    ), newest AS (
      SELECT * FROM held ORDER BY created_at DESC, id DESC LIMIT ${AT_MOST}
    )
    SELECT (SELECT count(*) FROM held WHERE held_back = 'unproved') AS unproved,
           (SELECT count(*) FROM held WHERE held_back = 'too-many') AS "tooMany",
           (SELECT coalesce(json_agg(json_build_object(
              'id', id, 'kind', kind, 'recipient', recipient, 'since', created_at, 'why', held_back)
              ORDER BY created_at DESC, id DESC), '[]') FROM newest) AS rows`)
  const { rows, ...counts } = found.rows[0]!
  return {
    ...counts,
    rows: rows.map((mail) => ({ ...mail, since: new Date(mail.since).toISOString() })),
  }
}
