import { randomUUID } from 'node:crypto'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { textOf } from '#contract/texts/text.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { webhookDeliveries } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { claimByHand } from './claim-delivery.ts'
import { lockOwnTarget, type TargetId } from './own-target.ts'
import { sendByHand } from './send-by-hand.ts'

/** Sends a test, and answers how that went. Refuses: user-not-found, not-found, too-many-requests. */
export async function testWebhook(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'rateLimits' | 'webhookSender'>,
  id: TargetId,
  caller: SessionUser,
): Promise<WebhookDelivery | Refusal> {
  const tooOften = await services.rateLimits.take('webhook', caller.id)
  if (tooOften) return tooOften
  const kind = 'webhook.test' as const
  const data = { message: textOf(webhookTargetTexts.testMessage) }
  const body = JSON.stringify({ type: kind, timestamp: new Date().toISOString(), data })
  const claimed = await inTransaction(services.db, async (tx) => {
    const held = await lockOwnTarget(tx, id, caller)
    if (isRefusal(held)) return held
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({ targetId: held.id, messageId: randomUUID(), kind, body })
      .returning({ id: webhookDeliveries.id })
    return (await claimByHand(tx, held.id, made!.id))!
  })
  return isRefusal(claimed) ? claimed : sendByHand(services, claimed)
}
