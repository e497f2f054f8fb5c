import { eq, getTableColumns, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import { MAIL_ATTEMPTS } from './mail-attempts.ts'
import { IS_UNDER_WAY } from './mail-claim.ts'

/**
 * Makes a mail of the outbox due now. Of one that was given up the tries are counted anew, so that it goes on being tried.
 * Answers what kind of mail it is and how often it was tried. One that somebody is sending this moment stays theirs.
 *
 * Refuses: not-found; work-done (it has left, or is held back and never leaves).
 */
export async function makeMailDue(
  tx: Transaction,
  id: string,
): Promise<{ kind: string; attempts: number; isUnderWay: boolean } | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const [mail] = await tx
    .select({ ...getTableColumns(outbox), isUnderWay: sql<boolean>`${IS_UNDER_WAY}` })
    .from(outbox)
    .where(eq(outbox.id, id))
    .for('update')
  if (!mail) return refuse('not-found')
  if (mail.sentAt || mail.heldBack) return refuse('work-done')
  const { kind, isUnderWay } = mail
  if (isUnderWay) return { kind, attempts: mail.attempts, isUnderWay }
  const attempts = mail.attempts < MAIL_ATTEMPTS ? mail.attempts : 0
  await tx.update(outbox).set({ attempts, nextAttemptAt: sql`now()` }).where(eq(outbox.id, id))
  return { kind, attempts: mail.attempts, isUnderWay }
}
