import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { WEBHOOK_FORMER_SECRET_HOURS } from '#contract/limits.ts'
import type { WebhookWithSecret } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { webhookTargets } from '#database/schema.ts'
import { seal } from '../../sealing/seal.ts'
import type { Services } from '../../services.ts'
import { makeWebhookSecret } from '../../webhooks/sign-message.ts'
import { lockOwnTarget, type TargetId } from './own-target.ts'
import { targetWithSecret } from './target-on-wire.ts'

/**
 * Another secret; the one in use until now signs too for some hours, and the one before that no more.
 * Refuses: user-not-found, not-found, too-many-requests.
 */
export async function renewSecret(
  { db, env, rateLimits }: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  id: TargetId,
  caller: SessionUser,
): Promise<WebhookWithSecret | Refusal> {
  const tooOften = await rateLimits.take('webhook', caller.id)
  if (tooOften) return tooOften
  return inTransaction(db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    const [renewed] = await tx
      .update(webhookTargets)
      .set({
        sealed: seal(env.payoutKeys, 'webhook secret', held.companyId, makeWebhookSecret()),
        formerSealed: held.sealed,
        formerUntil: sql`now() + make_interval(hours => ${WEBHOOK_FORMER_SECRET_HOURS}::int)`,
      })
      .where(eq(webhookTargets.id, held.id))
      .returning()
    return targetWithSecret(tx, env, renewed!)
  })
}
