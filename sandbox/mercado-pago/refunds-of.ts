import type { PaymentRecord, RefundRecord } from './records.ts'

type Refunds = Pick<PaymentRecord, 'refunds'>

/** What the payer has got back. */
export const refundedCents = ({ refunds }: Refunds): number =>
  sum(refunds.filter((refund) => refund.status === 'approved'))

/** What cannot be refunded once more: given back, or on its way. */
export const reservedCents = ({ refunds }: Refunds): number =>
  sum(refunds.filter((refund) => refund.status !== 'rejected'))

/** In process in a contingency: only a call with `X-Render-In-Process-Refunds: true` sees it. */
export const isHidden = (refund: RefundRecord): boolean =>
  refund.isContingent && refund.status === 'in_process'

function sum(refunds: RefundRecord[]): number {
  return refunds.reduce((cents, refund) => cents + refund.amountCents, 0)
}
