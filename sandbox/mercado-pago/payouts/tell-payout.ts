import { providerDate } from '../dates.ts'
import type { Provider } from '../provider.ts'
import { batchName, payoutName } from './payout-answer.ts'
import type { PayoutRecord } from './payout-record.ts'

/**
 * Announces a payout. An intent's notice is a webhook like others; one of a batch has a body of its own, in which `id` is the
 * transaction's and no type stands (https://www.mercadopago.com.mx/developers/en/docs/payouts-v2/notifications).
 */
export function tellPayout(
  webhooks: Provider['webhooks'],
  payout: PayoutRecord,
  what: 'created' | 'updated',
): void {
  const data = { id: payoutName(payout) }
  const about = {
    payoutId: payout.id,
    url: payout.notificationUrl,
    action: `transaction_intent.${what}`,
    data,
  }
  if (!payout.batch) {
    const status = what === 'created' ? 'new' : 'partially_processed'
    webhooks.tellOf({ ...about, topic: 'transaction_intent', extra: { status } })
    return
  }
  webhooks.tellOf({
    ...about,
    topic: 'payout',
    body: {
      id: data.id,
      external_reference: payout.externalReference,
      payout: { external_reference: payout.batch.externalReference, id: batchName(payout.batch.id) },
      status: payout.status,
      status_detail: payout.statusDetail,
      created_date: providerDate(payout.createdAt),
      last_updated_date: providerDate(payout.updatedAt),
    },
  })
}
