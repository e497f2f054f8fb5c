import { desc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { endViewing as call } from '#contract/viewings.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { viewings } from '#database/schema.ts'
import type { Actor } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { endOpenViewings } from './end-open-viewings.ts'
import { findSeen } from './find-seen.ts'

/**
 * An admin is themselves again, in whatever browser they ask. Answers whom they saw last, also where that was over already: another
 * tab, or its time, ended it. Refuses: forbidden (no admin), not-found (they never saw as anybody).
 */
export async function endViewing(
  { db }: Pick<Services, 'db'>,
  caller: SessionUser,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!caller.seeing && caller.role !== 'Admin') return refuse('forbidden')
  return inTransaction(db, async (tx) => {
    await endOpenViewings(tx, eq(viewings.adminId, actor.userId), actor)
    const [last] = await tx
      .select({ userId: viewings.userId })
      .from(viewings)
      .where(eq(viewings.adminId, actor.userId))
      .orderBy(desc(viewings.id))
      .limit(1)
    if (!last) return refuse('not-found')
    const seen = last.userId && (await findSeen(tx, last.userId))
    return seen ? { role: seen.role, id: seen.id } : null
  })
}
