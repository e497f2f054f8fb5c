import { type SQL, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { REPORT_VOICES } from '#contract/limits.ts'
import type { ReportedThing } from '#contract/report-words.ts'
import type { reportThing as call } from '#contract/reports.ts'
import { languageNow } from '#contract/texts/language.ts'
import * as reportTexts from '#contract/texts/report.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Transaction } from '#database/open-pool.ts'
import { isPublicCompany } from '../../people/is-public-company.ts'
import type { Services } from '../../services.ts'

type Report = BodyOf<typeof call>

/** A second click and a reloaded page send the same again: within this time it is the same report. */
const SAME_WITHIN_SECONDS = 60

/** What can be reported: what no admin has taken down, nor has yet to look at. Of all else nothing is kept, and nothing else is answered. */
const SHOWN: Record<ReportedThing, (id: string) => SQL> = {
  beer: (id) =>
    sql`SELECT id AS beer_id, NULL::uuid AS company_id, NULL::uuid AS review_id FROM beers WHERE id = ${id} AND NOT blocked AND company_active`,
  company: (id) =>
    sql`SELECT NULL::uuid AS beer_id, companies.id AS company_id, NULL::uuid AS review_id FROM companies
        LEFT JOIN users ON users.id = companies.user_id WHERE companies.id = ${id} AND ${isPublicCompany}`,
  review: (id) =>
    sql`SELECT NULL::uuid AS beer_id, NULL::uuid AS company_id, id AS review_id FROM reviews WHERE id = ${id} AND hidden_at IS NULL`,
}

/**
 * Keeps that somebody reports a beer, a brewery or a review: one entry a thing, with how often and the first and newest words, until
 * an admin has decided; after that a new one. Nothing of who asks is kept but what they write. The answer is the same for what there is not.
 * @param address of the peer, for the limit; not by e-mail too, which anybody may write into the form: its owner would wait
 * Refuses: too-many-requests.
 */
export async function reportThing(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  report: Report,
  address: string,
): Promise<{ message: string } | Refusal> {
  const tooMany = await rateLimits.take('report', address)
  if (tooMany) return tooMany
  await db.transaction(async (tx) => {
    // One after another for a thing, so that of two clicks at the same time the second sees the first.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`report:${report.subject.toLowerCase()}`}, 0))`,
    )
    if (await wasJustSaid(tx, report)) return
    const reportId = await countReport(tx, report)
    if (reportId) await keepVoice(tx, reportId, report)
  })
  return { message: textOf(reportTexts.done) }
}

async function wasJustSaid(tx: Transaction, { subject, reason, words, email }: Report): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM report_voices JOIN reported_things ON reported_things.id = report_id
    WHERE subject_id = ${subject} AND decided_at IS NULL AND reason = ${reason} AND words = ${words ?? ''} AND email = ${email ?? ''}
      AND report_voices.created_at > now() - make_interval(secs => ${SAME_WITHIN_SECONDS}) LIMIT 1`)
  return rows.length > 0
}

/** Counts it at the entry that waits, or begins one. @returns the entry's id; undefined where there is no such thing to be seen */
async function countReport(tx: Transaction, { kind, subject, reason }: Report): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO reported_things AS entry (kind, beer_id, company_id, review_id, reasons)
    SELECT ${kind}, beer_id, company_id, review_id, jsonb_build_object(${reason}::text, 1) FROM (${SHOWN[kind](subject)}) AS shown
    ON CONFLICT (subject_id) WHERE decided_at IS NULL DO UPDATE SET
      times = entry.times + 1, newest_at = now(),
      reasons = entry.reasons || jsonb_build_object(${reason}::text, coalesce((entry.reasons->>${reason})::int, 0) + 1)
    RETURNING id`)
  return rows[0]?.id
}

/** The first words stay, and the newest; of those between first go who said nothing. The caller holds the entry. */
async function keepVoice(
  tx: Transaction,
  reportId: string,
  { reason, words = '', email = '' }: Report,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO report_voices (report_id, reason, words, email, language)
    VALUES (${reportId}, ${reason}, ${words}, ${email}, ${languageNow() ?? null})`)
  const { first, newest } = REPORT_VOICES
  await tx.execute(sql`
    DELETE FROM report_voices WHERE id IN (
      SELECT id FROM (
        SELECT id, words, email, row_number() OVER (ORDER BY id) AS nth
        FROM report_voices WHERE report_id = ${reportId}) AS voice
      WHERE nth > ${first}
      ORDER BY (words = '' AND email = '') DESC, id
      LIMIT (SELECT greatest(count(*) - ${first + newest}, 0) FROM report_voices WHERE report_id = ${reportId}))`)
}
