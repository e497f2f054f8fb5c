import { eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { closeDifference as call } from '#contract/provider-books.ts'
import { providerDifferences } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'

/**
 * An admin's word that a difference needs nobody any more. It stands while the difference says what it says now.
 * Refuses: not-found; difference-over (closed already, or gone by itself).
 */
export async function closeDifference(
  { db }: Pick<Services, 'db'>,
  id: string,
  reason: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(providerDifferences)
      .where(eq(providerDifferences.id, id))
      .for('update')
    if (!known) return refuse('not-found')
    if (known.goneAt || known.closedAt) return refuse('difference-over')
    await tx
      .update(providerDifferences)
      .set({ closedAt: sql`now()`, adminId: actor.userId, reason })
      .where(eq(providerDifferences.id, id))
    const { kind, about, currency } = known
    const [theirs, ours] = [known.theirsCents, known.oursCents].map(
      (cents) => cents && (cents / 100).toFixed(2),
    )
    await recordAudit(tx, actor, {
      action: 'difference-closed',
      subject: { kind: 'provider-books', id },
      reason,
      facts: { difference: kind, about, theirs, ours, currency },
    })
    return { id, state: 'closed' as const }
  })
}
