import type { Ledger } from '../ledger.ts'
import { releasedAt } from '../payment-answer.ts'
import type { PayoutRecord } from '../payouts/payout-record.ts'
import type { ChargebackRecord, PaymentRecord, RefundRecord } from '../records.ts'
import type { ReportKind } from './report-kinds.ts'

/** Something that moved the account's money: amounts in cents, below zero what left it. */
export interface Movement {
  at: number
  /** The payment that it is about, or the withdrawal or payout. */
  sourceId: number
  /** Of a refund: its own id, which stands in METADATA. */
  refundId: number | null
  externalReference: string | null
  kind: 'payment' | 'refund' | 'block' | 'unblock' | 'chargeback' | 'withdrawal' | 'payout'
  grossCents: number
  feeCents: number
  method: PaymentRecord['method'] | null
  /** When the payment that it is about was approved. */
  approvedAt: number | null
}

/** What moved the available balance: a payment when it is released, and what takes from it not before that. */
function releasedMovements(ledger: Ledger): Movement[] {
  const moved = [...ledger.payments.values()].flatMap((payment) => {
    const from = releasedAt(payment)
    if (from === null) return []
    const later = (at: number) => Math.max(at, from)
    return [
      aboutPayment(payment, { at: from, kind: 'payment', grossCents: payment.amountCents, fee: true }),
      ...madeRefunds(payment).map((refund) => refunded(payment, refund, later(refundedAt(refund)))),
      ...chargebacksOf(ledger, payment).flatMap((each) => held(payment, each, later)),
    ]
  })
  return inOrder([...moved, ...withdrawn(ledger), ...paidOut(ledger)])
}

/** What was credited and taken back, when that happened, whether the money could be used yet or not. */
function settledMovements(ledger: Ledger): Movement[] {
  const moved = [...ledger.payments.values()].flatMap((payment) => {
    const { approvedAt, amountCents } = payment
    if (approvedAt === null) return []
    return [
      aboutPayment(payment, { at: approvedAt, kind: 'payment', grossCents: amountCents, fee: true }),
      ...madeRefunds(payment).map((refund) => refunded(payment, refund, refundedAt(refund))),
      ...chargebacksOf(ledger, payment).flatMap((each) => [
        aboutPayment(payment, { at: each.createdAt, kind: 'chargeback', grossCents: -each.amountCents }),
        ...(each.isCovered
          ? [aboutPayment(payment, { at: each.updatedAt, kind: 'chargeback', grossCents: each.amountCents })]
          : []),
      ]),
    ]
  })
  return inOrder([...moved, ...withdrawn(ledger), ...paidOut(ledger)])
}

/** Blocked while a bank asks for it; then it is free again, and what was lost leaves for good. */
function held(
  payment: PaymentRecord,
  { createdAt, updatedAt, isCovered, amountCents }: ChargebackRecord,
  later: (at: number) => number,
): Movement[] {
  const blocked = aboutPayment(payment, { at: later(createdAt), kind: 'block', grossCents: -amountCents })
  if (isCovered === null) return [blocked]
  const at = later(updatedAt)
  const free = aboutPayment(payment, { at, kind: 'unblock', grossCents: amountCents })
  const lost = aboutPayment(payment, { at, kind: 'chargeback', grossCents: -amountCents })
  return isCovered ? [blocked, free] : [blocked, free, lost]
}

const madeRefunds = ({ refunds }: PaymentRecord) => refunds.filter(({ status }) => status === 'approved')
const refundedAt = ({ endedAt, createdAt }: RefundRecord) => endedAt ?? createdAt
const chargebacksOf = (ledger: Ledger, { id }: PaymentRecord) =>
  [...ledger.chargebacks.values()].filter(({ paymentId }) => paymentId === id)

const refunded = (payment: PaymentRecord, { id, amountCents }: RefundRecord, at: number): Movement => ({
  ...aboutPayment(payment, { at, kind: 'refund', grossCents: -amountCents }),
  refundId: id,
})

function aboutPayment(
  { id, externalReference, feeCents, method, approvedAt }: PaymentRecord,
  { fee, ...what }: Pick<Movement, 'at' | 'kind' | 'grossCents'> & { fee?: true },
): Movement {
  const about = { sourceId: id, refundId: null, externalReference, method, approvedAt }
  return { ...about, ...what, feeCents: fee ? -feeCents : 0 }
}

function withdrawn(ledger: Ledger): Movement[] {
  return [...ledger.withdrawals.values()].map(({ id, amountCents, createdAt }) => ({
    ...{ at: createdAt, sourceId: id, refundId: null, externalReference: null, kind: 'withdrawal' as const },
    ...{ grossCents: -amountCents, feeCents: 0, method: null, approvedAt: null },
  }))
}

/** What the receiving banks have, and what of it they sent back. */
function paidOut(ledger: Ledger): Movement[] {
  return [...ledger.payouts.values()].flatMap((payout) => {
    const { creditedAt, returnedAt, amountCents, returnedCents } = payout
    return [
      ...(creditedAt === null ? [] : [ofPayout(payout, creditedAt, -amountCents)]),
      ...(returnedAt === null ? [] : [ofPayout(payout, returnedAt, returnedCents)]),
    ]
  })
}

const ofPayout = ({ id, externalReference }: PayoutRecord, at: number, grossCents: number): Movement => ({
  ...{ at, sourceId: id, refundId: null, externalReference, kind: 'payout' },
  ...{ grossCents, feeCents: 0, method: null, approvedAt: null },
})

const inOrder = (movements: Movement[]) =>
  movements.toSorted((a, b) => a.at - b.at || a.sourceId - b.sourceId)

export const MOVEMENTS: Record<ReportKind, (ledger: Ledger) => Movement[]> = {
  release: releasedMovements,
  settlement: settledMovements,
}
