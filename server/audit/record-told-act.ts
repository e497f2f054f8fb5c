import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { putInOutbox } from '../outbox/put-in-outbox.ts'
import type { JobQueue } from '../ports/job-queue.ts'
import { type Actor, type Audited, writeEntry } from './record-audit.ts'
import { TOLD_ACTS, type ToldAction } from './told-acts.ts'

/**
 * Writes down what an admin does to somebody's things, and has it mailed to them, in the transaction that does it. The mail
 * is made of the entry: what it says is what the log says, and an erasure takes both.
 */
export async function recordToldAct(
  jobs: Pick<JobQueue, 'enqueue'>,
  tx: Transaction,
  actor: Actor,
  audited: Audited<ToldAction>,
): Promise<void> {
  const entryId = await writeEntry(tx, actor, audited)
  const { tells: userId = audited.subject.userId } = audited
  if (!userId) return
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!user) return
  await putInOutbox(tx, jobs, {
    dedupeKey: `admin-act:${entryId}`,
    kind: TOLD_ACTS[audited.action],
    recipient: user.email,
    payload: { entryId, userId },
  })
}
