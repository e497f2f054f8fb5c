import { notInThisState, type Refused, refusal } from './api-error.ts'
import type { Ledger } from './ledger.ts'
import type { PaymentRecord } from './records.ts'
import type { Announce } from './webhooks/deliver-webhooks.ts'

/** Gives `amountCents` back, or all that is left when it is undefined. More than is left is refused. */
export function refundPayment(
  ledger: Ledger,
  announce: Announce,
  payment: PaymentRecord,
  amountCents: number | undefined,
): { payment: PaymentRecord } | Refused {
  if (payment.status !== 'approved') return notInThisState()
  const leftCents = payment.amountCents - payment.refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
  const refundCents = amountCents ?? leftCents
  if (refundCents <= 0) return refusal(400, 'bad_request', 'amount attribute must be positive', 4040)
  if (refundCents > leftCents) return notInThisState()

  const now = Date.now()
  const isWhole = refundCents === leftCents
  const changed: PaymentRecord = {
    ...payment,
    status: isWhole ? 'refunded' : 'approved',
    statusDetail: isWhole ? 'refunded' : 'partially_refunded',
    refunds: [...payment.refunds, { id: ledger.nextId(), amountCents: refundCents, createdAt: now }],
    updatedAt: now,
  }
  ledger.savePayment(changed)
  if (changed.announced) announce(changed, 'payment.updated')
  return { payment: changed }
}
