import type { PaymentRecord, PreferenceRecord } from './records.ts'

const BACK_URL_OF = {
  approved: 'success',
  rejected: 'failure',
  cancelled: 'failure',
  charged_back: 'failure',
} as const

/**
 * Where the buyer's browser goes after the payment page, with the query parameters that Mercado Pago adds; without
 * a payment ("back to the shop") it goes to the failure address and they all read `null`. Undefined where the
 * preference names no such address.
 */
export function returnAddress(preference: PreferenceRecord, payment?: PaymentRecord): string | undefined {
  const status = payment?.status
  const outcome = status ? (BACK_URL_OF[status as keyof typeof BACK_URL_OF] ?? 'pending') : 'failure'
  const backUrl = preference.backUrls[status === 'refunded' ? 'success' : outcome]
  if (!backUrl) return undefined

  const paymentId = payment ? String(payment.id) : 'null'
  const address = new URL(backUrl)
  const parameters = {
    collection_id: paymentId,
    collection_status: status ?? 'null',
    payment_id: paymentId,
    status: status ?? 'null',
    external_reference: preference.externalReference ?? 'null',
    payment_type: payment ? payment.method.type : 'null',
    merchant_order_id: payment ? String(preference.merchantOrderId) : 'null',
    preference_id: preference.id,
    site_id: preference.siteId,
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}
