import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeWebhook as call, WebhookTarget } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { webhookTargets } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { lockOwnTarget, ownTarget, type TargetId } from './own-target.ts'
import { refuseAddress } from './refuse-address.ts'
import { targetOnWire } from './target-on-wire.ts'

/**
 * Another address, or other events. An address that stays is not looked at again: its name may be away for a moment.
 * Refuses: user-not-found, not-found, too-many-requests, malformed (with what is wrong with the address).
 */
export async function changeWebhook(
  services: Pick<Services, 'db' | 'rateLimits' | 'webhookSender'>,
  id: TargetId,
  { address, events }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<WebhookTarget | Refusal> {
  const { db, rateLimits } = services
  const target = await ownTarget(db, id, caller)
  if (isRefusal(target)) return target
  const refused =
    (await rateLimits.take('webhook', target.companyId)) ??
    (address === target.address ? undefined : await refuseAddress(services, address))
  if (refused) return refused
  return inTransaction(db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    const [changed] = await tx
      .update(webhookTargets)
      .set({ address, events })
      .where(eq(webhookTargets.id, held.id))
      .returning()
    return targetOnWire(tx, changed!)
  })
}
