import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { webhookTargets } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { lockOwnTarget, type TargetId } from './own-target.ts'

/** Removes a target with all that was or is to be sent there. Refuses: user-not-found, not-found (also the second of two presses). */
export async function removeWebhook(
  { db }: Pick<Services, 'db'>,
  id: TargetId,
  caller: SessionUser,
): Promise<{ id: string } | Refusal> {
  return inTransaction(db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    await tx.delete(webhookTargets).where(eq(webhookTargets.id, held.id))
    return { id: held.id }
  })
}
