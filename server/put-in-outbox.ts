import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import type { MailKind } from './mail-kinds.ts'
import type { JobQueue } from './ports/job-queue.ts'

type OutgoingMail = {
  /** What makes this mail one mail: a second one under the same key is none. */
  dedupeKey: string
  kind: MailKind
  recipient: string
  /**
   * What its writer needs to know; ids rather than what they stand for. With `userId` a mail about an account is found
   * once that is deleted, also when it went to an e-mail that the account no longer has. Of what an account may have
   * lost its e-mail by when it leaves, `wasProved` ('true', 'false') says whether that had been.
   */
  payload: Record<string, string>
  /** Not to be sent before; at once where nothing is said. */
  notBefore?: Date | undefined
}

/**
 * Puts a mail into the outbox, inside the transaction that causes it: it leaves exactly when that holds, and its kind may
 * go to that address (mail-kinds.ts; judged when it is to leave).
 */
export async function putInOutbox(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { notBefore, ...mail }: OutgoingMail,
): Promise<void> {
  const due = notBefore && { nextAttemptAt: notBefore }
  const [written] = await tx
    .insert(outbox)
    .values({ ...mail, ...due })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (written) await jobs.enqueue(tx, 'send-mail', { outboxId: written.id })
}
