import { sql } from 'drizzle-orm'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { type Act, actInWords, toReader } from '../../audit/act-in-words.ts'
import type { ShownAction } from '../../audit/told-acts.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'
import { withReason } from './write-refund-mails.ts'

type MailedAct = Act & { reader: string }

/** Where the mail leads who is let in only now, or is not any more; everybody else goes to the thing itself. */
const WAYS: Partial<Record<ShownAction, string>> = {
  'buyer-activated': '/login',
  'buyer-deactivated': '/contact',
  'company-activated': '/login',
  'company-deactivated': '/contact',
  'admin-activated': '/login',
  'admin-deactivated': '/contact',
}

/**
 * Tells somebody what an admin did to their things, what of it is another now, and why. It is made of the audit log's entry:
 * undefined once an erasure has taken its reader.
 */
export async function writeAdminActMail(
  db: Database,
  publicUrl: string,
  { entryId, userId }: KeptPayload<'admin-act'>,
): Promise<MailContent | undefined> {
  const act = await readAct(db, entryId, userId)
  if (!act) return undefined
  const { title, lead, reason, changes, thing } = actInWords(act)
  return {
    subject: title,
    title,
    ...withReason(toReader(act.reader, lead), reason ?? undefined),
    facts: changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    lines: [],
    button: { text: textOf(mailTexts.actSee), address: publicUrl + (WAYS[act.action] ?? thing.page) },
  }
}

async function readAct(db: Database, entryId: string, userId: string): Promise<MailedAct | undefined> {
  const { rows } = await db.execute<MailedAct>(sql`
    SELECT entry.action, entry.subject_id AS "subjectId", entry.facts, told.values AS said,
           coalesce(nullif(buyers.name, ''), nullif(companies.name, ''), nullif(companies.company, ''), users.name) AS reader,
           companies.id AS "companyId"
    FROM audit_entries AS entry
    JOIN users ON users.id = ${userId} AND users.deleted_at IS NULL
    LEFT JOIN audit_values AS told ON told.entry_id = entry.id AND told.part = 'subject'
    LEFT JOIN buyers ON buyers.user_id = users.id LEFT JOIN companies ON companies.user_id = users.id
    WHERE entry.id = ${entryId}`)
  return rows[0]
}
