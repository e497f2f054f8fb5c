import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { TOLD_ACTS_SHOWN } from '#contract/limits.ts'
import type { listToldActs as call } from '#contract/told-acts.ts'
import { type Act, actInWords, asOwnSentence } from '../../audit/act-in-words.ts'
import type { Services } from '../../services.ts'

type Row = Act & { id: string; at: string }

/**
 * The newest acts of admins that the caller, or whom an admin sees, was told of, in the words of their mails; who did them is not said.
 * @param subject of one thing alone
 * @param headers of the request
 * Refuses: not-signed-in.
 */
export async function listToldActs(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { subject }: QueryOf<typeof call>,
  { seeing }: SessionUser,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  const own = seeing ?? (await identity.ownSession(headers))
  if (!own) return refuse('not-signed-in')
  const { rows } = await db.execute<Row>(sql`
    SELECT entry.id, entry.at, entry.action, entry.subject_id AS "subjectId", entry.facts, said.values AS said,
           companies.id AS "companyId"
    FROM told_acts
    JOIN audit_entries AS entry ON entry.id = told_acts.entry_id
    LEFT JOIN audit_values AS said ON said.entry_id = entry.id AND said.part = 'subject'
    LEFT JOIN companies ON companies.user_id = told_acts.user_id
    WHERE told_acts.user_id = ${own.userId} AND (${subject ?? null}::text IS NULL OR entry.subject_id = ${subject ?? null})
    ORDER BY told_acts.entry_id DESC LIMIT ${TOLD_ACTS_SHOWN + 1}`)
  return {
    acts: rows.slice(0, TOLD_ACTS_SHOWN).map(onWire),
    hasMore: rows.length > TOLD_ACTS_SHOWN,
  }
}

function onWire({ id, at, ...act }: Row) {
  const { lead, ...words } = actInWords(act)
  return { id, at: new Date(at).toISOString(), action: act.action, ...words, text: asOwnSentence(lead) }
}
