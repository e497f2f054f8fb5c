import type { Transaction } from '#database/open-pool.ts'

/** The shop's background jobs and what each is handed. */
export type Jobs = {
  'process-webhook': { event: string }
  'send-mail': { outboxId: string }
  'send-refund': { refundId: string }
  'publish-import': { importId: string }
  'read-report': { reportId: string }
}
export type JobName = keyof Jobs

/** How many jobs of a kind wait for a worker, run now, and were given up in the last hour or so. */
type QueueCounts = { name: JobName; waiting: number; running: number; failed: number }

/** Work that must happen after a transaction, survives restarts, and is shared by every process. */
export interface JobQueue {
  /** Adds jobs inside the caller's transaction: they are gone when that rolls back. */
  enqueue<Name extends JobName>(tx: Transaction, name: Name, ...jobs: Jobs[Name][]): Promise<void>
  /** How each queue stands, all processes together. */
  counts(): Promise<QueueCounts[]>
}
