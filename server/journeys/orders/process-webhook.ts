import { and, eq, isNull, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { NoticeTopic } from '#contract/notice-topics.ts'
import { webhookInbox } from '#database/schema.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { settleChargeback } from '../chargebacks/settle-chargeback.ts'
import { settleClaim } from '../disputes/settle-claim.ts'
import { warnOfDelivery } from '../disputes/warn-of-delivery.ts'
import { settlePayout } from '../payouts/settle-payout.ts'
import type { OrdersServices } from './orders-services.ts'
import { settlePayment } from './settle-payment.ts'

type KeptNotice = typeof webhookInbox.$inferSelect

/** What a notice of each topic makes the shop do: any number of times with the same result. */
const ACTS: Record<
  NoticeTopic,
  (services: OrdersServices, notice: KeptNotice) => Promise<{ paymentId?: string } | ProviderFailure>
> = {
  payment: async (services, { paymentId }) => {
    const settled = await settlePayment(services, paymentId!)
    return isProviderFailure(settled) ? settled : {}
  },
  claim: (services, { subjectId, receivedAt }) => settleClaim(services, subjectId!, receivedAt),
  chargeback: (services, { subjectId, receivedAt }) => settleChargeback(services, subjectId!, receivedAt),
  payout: (services, { subjectId, receivedAt }) => settlePayout(services, subjectId!, receivedAt),
  'delivery-warning': (services, { event, paymentId, raw, receivedAt }) =>
    warnOfDelivery(services, {
      ...{ event, paymentId: paymentId!, warnedAt: receivedAt },
      reason: String((raw as { reason?: string }).reason ?? ''),
    }),
}

/**
 * Acts on a notice of the inbox: asks for what it is about and brings the books to that. Answers false when the provider did not
 * answer: the notice waits with the reason, and is tried again. While the provider is known to be away nothing is tried.
 */
export async function processWebhook(services: OrdersServices, event: string): Promise<boolean> {
  const { db, payments, payoutProvider } = services
  const [notice] = await db
    .select()
    .from(webhookInbox)
    .where(and(eq(webhookInbox.event, event), isNull(webhookInbox.processedAt)))
  if (!notice) return true
  if (notice.topic === 'payout' ? payoutProvider.isAway() : payments.isAway('payments')) return false
  const keepReason = (failure: unknown) =>
    db
      .update(webhookInbox)
      .set({ lastError: reasonToKeep(failure) })
      .where(and(eq(webhookInbox.event, event), isNull(webhookInbox.processedAt)))
  const settled = await ACTS[notice.topic](services, notice).catch(async (error) => {
    if (!isDatabaseDown(error)) await keepReason(error)
    throw error
  })
  if (isProviderFailure(settled)) {
    if (settled.failed !== 'not-asked') await keepReason(settled.message)
    return false
  }
  await db
    .update(webhookInbox)
    .set({ processedAt: new Date(), lastError: '', ...settled })
    .where(eq(webhookInbox.event, event))
  return true
}

/** Notices are kept for questions about a payment, and no longer than that (design section 4). */
export async function purgeWebhooks({ db }: Pick<OrdersServices, 'db'>): Promise<void> {
  await db
    .delete(webhookInbox)
    .where(sql`${webhookInbox.processedAt} < now() - ${KEPT_DAYS.paymentNotices} * interval '1 day'`)
}
