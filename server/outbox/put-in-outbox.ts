import type { MailKind } from '#contract/mail-kinds.ts'
import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import type { JobQueue } from '../ports/job-queue.ts'
import { MAILS, type MailPayload } from './mail-kinds.ts'

type OutgoingMail = {
  [Kind in MailKind]: {
    kind: Kind
    /** What makes this mail one mail: a second one under the same key is none. */
    dedupeKey: string
    recipient: string
    /** What its writer needs to know, and an erasure finds it by: mail-kinds.ts. */
    payload: MailPayload<Kind>
    /** Not to be sent before; at once where nothing is said. */
    notBefore?: Date | undefined
  }
}[MailKind]

/**
 * Puts mails into the outbox, all in one statement, inside the transaction that causes them: they leave exactly when that
 * holds, and their kind may go to that address (mail-kinds.ts; judged when it is to leave). @throws for a payload that its
 * kind does not know: a bug
 */
export async function putInOutbox(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  ...mails: OutgoingMail[]
): Promise<void> {
  if (!mails.length) return
  const written = await tx
    .insert(outbox)
    .values(
      mails.map(({ notBefore, payload, ...mail }) => ({
        ...mail,
        payload: MAILS[mail.kind].payload.parse(payload),
        ...(notBefore && { nextAttemptAt: notBefore }),
      })),
    )
    .onConflictDoNothing()
    .returning({ outboxId: outbox.id })
  if (written.length) await jobs.enqueue(tx, 'send-mail', ...written)
}
