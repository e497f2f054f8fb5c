import { notInThisState, type Refused } from './api-error.ts'
import type { Ledger } from './ledger.ts'
import { STATUS_DETAIL } from './payment-status.ts'
import type { PaymentRecord, PaymentStatus } from './records.ts'
import type { Announce } from './webhooks/deliver-webhooks.ts'

/** Which states a payment may come from, to reach the one that is the key. */
const COMES_FROM: Partial<Record<PaymentStatus, PaymentStatus[]>> = {
  approved: ['pending', 'in_process'],
  rejected: ['pending', 'in_process'],
  cancelled: ['pending', 'in_process'],
  charged_back: ['approved'],
}

/**
 * Moves a payment on and announces it. What does not follow from its state is refused (code 2063).
 * @param detail its status_detail, where it is not the usual one
 */
export function changePayment(
  ledger: Ledger,
  announce: Announce,
  payment: PaymentRecord,
  status: PaymentStatus,
  detail = STATUS_DETAIL[status],
): { payment: PaymentRecord } | Refused {
  if (!COMES_FROM[status]?.includes(payment.status)) return notInThisState()
  const now = Date.now()
  const changed: PaymentRecord = {
    ...payment,
    status,
    statusDetail: detail,
    updatedAt: now,
    approvedAt: status === 'approved' ? now : payment.approvedAt,
  }
  ledger.savePayment(changed)
  if (changed.announced) announce(changed, 'payment.updated')
  return { payment: changed }
}
