import type { Transaction } from '#database/open-pool.ts'

/** The shop's background jobs and what each is handed. */
export type Jobs = {
  'process-webhook': { event: string }
  'send-mail': { outboxId: string }
  'send-refund': { refundId: string }
}
export type JobName = keyof Jobs

/** Work that must happen after a transaction, survives restarts, and is shared by every process. */
export interface JobQueue {
  /** Adds a job inside the caller's transaction: it is gone when that rolls back. */
  enqueue<Name extends JobName>(tx: Transaction, name: Name, data: Jobs[Name]): Promise<void>
}
