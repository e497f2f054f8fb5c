import { sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/contact-messages.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { asMessage, type MessageRow, readMessages } from './read-messages.ts'

/**
 * Says that a message is done, or open again; one that is so already stays as it is, and leaves no entry in the audit
 * log. What it says and who wrote it are not told there: both go when its sender is forgotten. Refuses: not-found.
 */
export async function markMessage(
  db: Database,
  id: string,
  done: boolean,
  actor: Actor,
): Promise<ContactMessage | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return db.transaction(async (tx) => {
    const changed = await tx.execute(sql`
      UPDATE contact_messages SET done_at = CASE WHEN ${done} THEN now() END
      WHERE id = ${id} AND (done_at IS NOT NULL) <> ${done}`)
    const found = await tx.execute<MessageRow>(readMessages(sql`WHERE id = ${id}`))
    if (!found.rows[0]) return refuse('not-found')
    if (changed.rowCount) {
      await recordAudit(tx, actor, {
        action: done ? 'message-done' : 'message-reopened',
        subject: { kind: 'message', id: id.toLowerCase() },
      })
    }
    return asMessage(found.rows[0])
  })
}
