import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { webhookDeliveries } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { deliveryOnWire } from './delivery-on-wire.ts'
import { sendDelivery } from './send-delivery.ts'

/** Sends what somebody waits for, and answers how it stands then. Refuses: not-found (its target was removed meanwhile). */
export async function sendByHand(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'webhookSender'>,
  claimed: ClaimedDelivery,
): Promise<WebhookDelivery | Refusal> {
  await sendDelivery(services, claimed, { byHand: true })
  const [row] = await services.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, claimed.id))
  return row ? deliveryOnWire(row) : refuse('not-found')
}
