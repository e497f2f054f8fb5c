import { type SQL, sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/contact-messages.ts'

export type MessageRow = Omit<ContactMessage, 'date' | 'done'> & { createdAt: string; doneAt: string | null }

/** SQL of messages as `asMessage` reads them. @param which the rest of the query, from WHERE on */
export function readMessages(which: SQL): SQL {
  return sql`
    SELECT id, name, email, phone, message, order_id AS purchase, created_at AS "createdAt", done_at AS "doneAt",
           (SELECT count(*)::int FROM contact_answers WHERE message_id = contact_messages.id) AS answers
    FROM contact_messages ${which}`
}

export function asMessage({ createdAt, doneAt, ...row }: MessageRow): ContactMessage {
  return {
    ...row,
    date: new Date(createdAt).toISOString(),
    done: doneAt && new Date(doneAt).toISOString(),
  }
}
