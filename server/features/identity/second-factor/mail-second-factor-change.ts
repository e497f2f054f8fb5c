import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../../ports/job-queue.ts'

type Change = {
  userId: string
  name: string
  email: string
  /** on, also another authenticator; off; codes: new backup codes; reset: who runs the shop took it away */
  change: 'on' | 'off' | 'codes' | 'reset'
}

/** Tells an admin or seller by mail what became of their second factor: it may have been somebody else. */
export async function mailSecondFactorChange(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  { userId, name, email, change }: Change,
): Promise<void> {
  await putInOutbox(tx, jobs, {
    dedupeKey: `second-factor-changed:${randomUUID()}`,
    kind: 'second-factor-changed',
    recipient: email,
    payload: { userId, name, change },
  })
}
