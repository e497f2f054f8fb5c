import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { claimByHand } from './claim-delivery.ts'
import { lockOwnTarget, type TargetId } from './own-target.ts'
import { sendByHand } from './send-by-hand.ts'

/** Sends something once more, and answers how that went. Refuses: user-not-found, not-found, too-many-requests. */
export async function sendAgain(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'rateLimits' | 'webhookSender'>,
  { deliveryId, ...id }: TargetId & { deliveryId: string },
  caller: SessionUser,
): Promise<WebhookDelivery | Refusal> {
  const tooOften = await services.rateLimits.take('webhook', caller.id)
  if (tooOften) return tooOften
  const claimed = await inTransaction(services.db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    const taken = isUuid(deliveryId) && (await claimByHand(tx, held.id, deliveryId))
    return taken || refuse('not-found')
  })
  return isRefusal(claimed) ? claimed : sendByHand(services, claimed)
}
