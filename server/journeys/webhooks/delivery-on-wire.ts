import type { WebhookDelivery } from '#contract/webhooks.ts'
import type { webhookDeliveries } from '#database/schema.ts'

/** What was sent, as its company is told of it. */
export function deliveryOnWire({
  targetId: _ofItsPage,
  begunAt: _howItIsTried,
  createdAt,
  triedAt,
  nextAt,
  ...row
}: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }
}
