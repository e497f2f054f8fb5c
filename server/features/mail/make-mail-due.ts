import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { isUuid } from '../../http/is-uuid.ts'

/**
 * Makes a mail of the outbox due now, its tries counted anew: one that was given up is not given up any more. Answers
 * what kind of mail it is and how often it was tried.
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
  await tx.update(outbox).set({ attempts: 0, nextAttemptAt: sql`now()` }).where(eq(outbox.id, id))
  return { kind: mail.kind, attempts: mail.attempts }
}
