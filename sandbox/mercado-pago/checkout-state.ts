import type { Ledger } from './ledger.ts'
import type { PaymentRecord, PreferenceRecord } from './records.ts'

export type CheckoutState =
  | { kind: 'open'; lastPayment: PaymentRecord | undefined }
  | { kind: 'paid'; payment: PaymentRecord }
  | { kind: 'too-early'; from: number }
  | { kind: 'expired'; to: number }

/** What the payment page may offer now. A captured preference stays paid, even refunded or charged back. */
export function checkoutState(ledger: Ledger, preference: PreferenceRecord): CheckoutState {
  const payments = ledger.paymentsOf(preference.id)
  const captured = payments.find((payment) => payment.approvedAt !== null)
  if (captured) return { kind: 'paid', payment: captured }
  const now = Date.now()
  if (preference.expires && preference.expiresFrom !== null && now < preference.expiresFrom)
    return { kind: 'too-early', from: preference.expiresFrom }
  if (preference.expires && preference.expiresTo !== null && now >= preference.expiresTo)
    return { kind: 'expired', to: preference.expiresTo }
  return { kind: 'open', lastPayment: payments.at(-1) }
}
