import { sql } from 'drizzle-orm'
import type { ContactAnswer, getMessage as call } from '#contract/contact-messages.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { adminName } from '../../people/admin-name.ts'
import { asMessage, type MessageRow, readMessages } from './read-messages.ts'

type Row = Omit<ContactAnswer, 'at'> & { at: string }

/** A message to the shop with what was answered from here. Refuses: not-found. */
export async function getMessage(
  db: Database | Transaction,
  id: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const found = await db.execute<MessageRow>(readMessages(sql`WHERE id = ${id}`))
  if (!found.rows[0]) return refuse('not-found')
  return { message: asMessage(found.rows[0]), answers: await readAnswers(db, id) }
}

/** Oldest first. An answer's mail that was neither sent nor is tried again is one that was held back, or given up. */
async function readAnswers(db: Database | Transaction, messageId: string): Promise<ContactAnswer[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT answer.id, ${adminName} AS by, words, at,
           CASE WHEN mail.sent_at IS NOT NULL THEN 'left' WHEN mail.held_back IS NULL AND mail.id IS NOT NULL THEN 'waits'
                ELSE 'not-sent' END AS mail
    FROM contact_answers AS answer JOIN users ON users.id = admin_id
    LEFT JOIN outbox AS mail ON mail.dedupe_key = 'contact-answered:' || answer.id
    WHERE message_id = ${messageId} ORDER BY answer.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
