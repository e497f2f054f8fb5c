import type { Transaction } from '#database/open-pool.ts'
import { outbox } from '#database/schema.ts'
import type { JobQueue } from '../../ports/job-queue.ts'

type AccountMail = {
  /** What makes this mail one mail. */
  dedupeKey: string
  kind: 'recovery-code' | 'password-changed'
  recipient: string
  payload: Record<string, string>
}

/** Puts a mail about somebody's account into the outbox, inside the transaction that causes it. */
export async function mailAccount(tx: Transaction, jobs: JobQueue, mail: AccountMail): Promise<void> {
  const [written] = await tx.insert(outbox).values(mail).returning({ id: outbox.id })
  await jobs.enqueue(tx, 'send-mail', { outboxId: written!.id })
}
