import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { isUuid } from '../../http/is-uuid.ts'
import { MAIL_ATTEMPTS } from './mail-attempts.ts'

/**
 * Makes a mail of the outbox due now. Of one that was given up the tries are counted anew, so that it goes on being tried.
 * Answers what kind of mail it is and how often it was tried.
 *
 * Refuses: not-found; work-done (it has left).
 */
export async function makeMailDue(
  tx: Transaction,
  id: string,
): Promise<{ kind: string; attempts: number } | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!mail) return refuse('not-found')
  if (mail.sentAt) return refuse('work-done')
  const attempts = mail.attempts < MAIL_ATTEMPTS ? mail.attempts : 0
  await tx.update(outbox).set({ attempts, nextAttemptAt: sql`now()` }).where(eq(outbox.id, id))
  return { kind: mail.kind, attempts: mail.attempts }
}
