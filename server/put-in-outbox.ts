import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import type { JobQueue } from './ports/job-queue.ts'

type OutgoingMail = {
  /** What makes this mail one mail: a second one under the same key is none. */
  dedupeKey: string
  /** Who writes it: features/mail/write-mail.ts. */
  kind:
    | 'recovery-code'
    | 'password-changed'
    | 'refund'
    | 'order-cancelled'
    | 'parcel-shipped'
    | 'parcel-delivered'
    | 'parcel-cancelled'
    | 'review-answered'
    | 'review-hidden'
    | 'contact'
    | 'confirm-email'
    | 'confirm-email-change'
    | 'email-change-asked'
    | 'email-changed'
    | 'account-deleted'
    | 'second-factor-changed'
  recipient: string
  /**
   * What its writer needs to know; ids rather than what they stand for. With `userId` a mail about an account is found
   * once that is deleted, also when it went to an e-mail that the account no longer has.
   */
  payload: Record<string, string>
}

/** Puts a mail into the outbox, inside the transaction that causes it: it leaves exactly when that holds. */
export async function putInOutbox(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  mail: OutgoingMail,
): Promise<void> {
  const [written] = await tx.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id })
  if (written) await jobs.enqueue(tx, 'send-mail', { outboxId: written.id })
}
