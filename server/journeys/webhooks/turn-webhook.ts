import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { WebhookTarget } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { webhookTargets } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { lockOwnTarget, type TargetId, type TargetRow } from './own-target.ts'
import { targetOnWire } from './target-on-wire.ts'

/**
 * Turns a target off, or on again: what waits there, and what was given up while nothing arrived, is then tried anew. Of one that is so
 * already nothing changes. Refuses: user-not-found, not-found.
 */
export async function turnWebhook(
  { db }: Pick<Services, 'db'>,
  id: TargetId,
  on: boolean,
  caller: SessionUser,
): Promise<WebhookTarget | Refusal> {
  return inTransaction(db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    if (on === (held.offBecause === null)) return targetOnWire(tx, held)
    const turned = on
      ? { offBecause: null, offAt: null, failures: 0 }
      : { offBecause: 'owner' as const, offAt: new Date() }
    const [row] = await tx
      .update(webhookTargets)
      .set(turned)
      .where(eq(webhookTargets.id, held.id))
      .returning()
    if (on) await tryAnew(tx, held)
    return targetOnWire(tx, row!)
  })
}

/** What somebody sends there by hand in this very moment may leave twice, under one webhook-id. */
async function tryAnew(tx: Transaction, { id, offAt }: TargetRow): Promise<void> {
  await tx.execute(sql`
    UPDATE webhook_deliveries SET state = 'waiting', tries = 0, begun_at = now(), next_at = now()
    WHERE target_id = ${id} AND kind <> 'webhook.test'
      AND (state = 'waiting' OR (state = 'failed' AND tried_at >= ${offAt?.toISOString()}::timestamptz - interval '1 day'))`)
}
