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
 * Takes away what somebody wrote with their e-mail when they reported something; that it was reported stays.
 * @param email theirs for certain; undefined: none is
 */
export async function forgetReporter(tx: Transaction, email: string | undefined): Promise<void> {
  if (email) await tx.execute(sql`DELETE FROM report_voices WHERE email = ${email}`)
}
