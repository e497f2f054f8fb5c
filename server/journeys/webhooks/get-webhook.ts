import { desc, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { WEBHOOK_DELIVERIES_PER_PAGE } from '#contract/limits.ts'
import type { getWebhook as call } from '#contract/webhooks.ts'
import { webhookDeliveries } from '#database/schema.ts'
import { listPage } from '../../list-page.ts'
import type { Services } from '../../services.ts'
import { deliveryOnWire } from './delivery-on-wire.ts'
import { ownTarget, type TargetId } from './own-target.ts'
import { targetWithSecret } from './target-on-wire.ts'

/** A target with its secret and a page of what was sent there. Past the end: none. Refuses: user-not-found, not-found. */
export async function getWebhook(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: TargetId,
  pag: number | undefined,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const target = await ownTarget(db, id, caller)
  if (isRefusal(target)) return target
  const page = pag ?? 1
  const whose = eq(webhookDeliveries.targetId, target.id)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(webhookDeliveries)
      .where(whose)
      .orderBy(desc(webhookDeliveries.id))
      .limit(WEBHOOK_DELIVERIES_PER_PAGE)
      .offset((page - 1) * WEBHOOK_DELIVERIES_PER_PAGE),
    db.$count(webhookDeliveries, whose),
  ])
  return {
    target: await targetWithSecret(db, env, target),
    deliveries: rows.map(deliveryOnWire),
    page,
    ...listPage(page, WEBHOOK_DELIVERIES_PER_PAGE).counted(total),
  }
}
