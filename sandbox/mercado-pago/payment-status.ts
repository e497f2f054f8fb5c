import type { PaymentStatus } from './records.ts'

/** status_detail of each outcome, as the payments reference names them. */
export const STATUS_DETAIL: Record<PaymentStatus, string> = {
  approved: 'accredited',
  rejected: 'cc_rejected_other_reason',
  pending: 'pending_waiting_payment',
  in_process: 'pending_review_manual',
  cancelled: 'by_collector',
  refunded: 'refunded',
  charged_back: 'in_process',
}
