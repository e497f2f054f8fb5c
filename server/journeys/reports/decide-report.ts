import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { ReportDecision, ReportedThing } from '#contract/report-words.ts'
import type { decideReport as call } from '#contract/reports.ts'
import { staffMay } from '#contract/staff-roles.ts'
import type { Language } from '#contract/texts/language.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { takeDown } from './take-down.ts'

type Entry = {
  id: string
  kind: ReportedThing
  subject: string
  times: number
  decision: ReportDecision | null
  name: string
  /** Whose it is: the seller’s or the writer’s. */
  userId: string | null
}

/**
 * An admin decides about what people reported. Taken down is what the calls of beers, companies and reviews do, in the same
 * transaction; what somebody else has taken down already stays so. Whoever left an e-mail is mailed once, without the reason, and the e-mails go.
 * Refuses: not-found, forbidden (a brewery, by who does not switch people), report-decided (otherwise than before), report-grew (it would be left, and was reported again meanwhile), and as
 * taking down does.
 */
export async function decideReport(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'media'>,
  id: string,
  { decision, reason, times }: BodyOf<typeof call>,
  { actor, caller }: { actor: Actor; caller: SessionUser },
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return inTransaction(services.db, async (tx) => {
    const entry = await lockEntry(tx, id)
    if (!entry) return refuse('not-found')
    if (entry.kind === 'company' && !staffMay(caller.staff, 'care')) return refuse('forbidden')
    if (entry.decision) {
      return entry.decision === decision ? { id: entry.id, decision } : refuse('report-decided')
    }
    if (decision === 'left' && entry.times > times) return refuse('report-grew')
    if (decision === 'taken-down') {
      const refused = await takeDown(tx, services, entry, reason, actor)
      if (isRefusal(refused)) return refused
    }
    await tx.execute(sql`
      UPDATE reported_things SET decided_at = now(), decision = ${decision} WHERE id = ${entry.id}`)
    await recordAudit(tx, actor, {
      action: decision === 'left' ? 'reported-left' : 'reported-taken-down',
      subject: { kind: entry.kind, id: entry.subject, userId: entry.userId, name: entry.name },
      reason,
      facts: { times: entry.times },
    })
    await tellReporters(tx, services, entry.id, decision)
    return { id: entry.id, decision }
  })
}

/** The entry first: whoever reports it again waits, and begins another one. */
async function lockEntry(tx: Transaction, id: string): Promise<Entry | undefined> {
  const { rows } = await tx.execute<Entry>(sql`
    SELECT entry.id, kind, subject_id AS subject, times, decision,
           CASE kind WHEN 'beer' THEN beer.name WHEN 'company' THEN shown_name(company.id)
                     ELSE buyer.name || ' ' || buyer.last_name || ' · ' || beer.name END AS name,
           CASE kind WHEN 'review' THEN review.buyer_id ELSE company.user_id END AS "userId"
    FROM reported_things AS entry LEFT JOIN reviews AS review ON review.id = review_id
    LEFT JOIN buyers AS buyer ON buyer.user_id = review.buyer_id
    LEFT JOIN beers AS beer ON beer.id = coalesce(entry.beer_id, review.beer_id)
    LEFT JOIN companies AS company ON company.id = coalesce(entry.company_id, beer.company_id)
    WHERE entry.id = ${id} FOR NO KEY UPDATE OF entry`)
  return rows[0]
}

/** One mail an e-mail; nothing of the e-mails is kept beyond it. */
async function tellReporters(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  reportId: string,
  decision: ReportDecision,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; email: string; language: Language | null }>(sql`
    SELECT DISTINCT ON (email) id, email, language FROM report_voices
    WHERE report_id = ${reportId} AND email <> '' ORDER BY email, id DESC`)
  await tx.execute(sql`UPDATE report_voices SET email = '' WHERE report_id = ${reportId} AND email <> ''`)
  await putInOutbox(
    tx,
    jobs,
    ...rows.map(({ id, email, language }) => ({
      dedupeKey: `report-decided:${id}`,
      kind: 'report-decided' as const,
      recipient: email,
      payload: { reportId, decision, ...(language && { language }) },
    })),
  )
}
