import { sql } from 'drizzle-orm'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

/** What was said of what is long decided says nothing any more: how often, why and what was decided stay. */
export async function forgetReportVoices(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM report_voices USING reported_things
    WHERE reported_things.id = report_id AND decided_at < now() - ${KEPT_DAYS.decidedReports} * interval '1 day'`)
}

/**
 * Takes away what somebody wrote with their e-mail when they reported something, and what admins noted about reports of reviews of
 * theirs; that it was reported stays.
 * @param email theirs for certain; undefined: none is
 */
export async function forgetReports(
  tx: Transaction,
  userId: string,
  email: string | undefined,
): Promise<void> {
  if (email) await tx.execute(sql`DELETE FROM report_voices WHERE email = ${email}`)
  await tx.execute(sql`
    UPDATE work_notes SET words = '' WHERE words <> '' AND kind = 'reported' AND thing IN (
      SELECT entry.id::text FROM reported_things AS entry JOIN reviews ON reviews.id = review_id
      WHERE reviews.buyer_id = ${userId})`)
}
