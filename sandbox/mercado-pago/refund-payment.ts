import { notInThisState, type Refused, refusal } from './api-error.ts'
import type { Provider } from './provider.ts'
import type { PaymentRecord, RefundRecord } from './records.ts'
import { refundedCents, reservedCents } from './refunds-of.ts'
import { isPayable } from './sites.ts'

/** How long after its approval a payment can be refunded. */
const REFUNDABLE_MS = 180 * 86_400_000

type RefundRoom = Pick<Provider, 'ledger' | 'site' | 'webhooks' | 'refunds'>

/**
 * Gives `amountCents` back, or all that is left when it is undefined; by the mood of the day at once or later. Refused: more
 * than is left, decimals that the site has not, a payment of more than 180 days ago, an account without money.
 */
export function refundPayment(
  room: RefundRoom,
  payment: PaymentRecord,
  amountCents: number | undefined,
): { payment: PaymentRecord } | Refused {
  const { ledger, site, refunds } = room
  if (payment.status !== 'approved') return notInThisState()
  const leftCents = payment.amountCents - reservedCents(payment)
  const refundCents = amountCents ?? leftCents
  if (refundCents <= 0) return refusal(400, 'bad_request', 'amount attribute must be positive', 4040)
  if (!isPayable(refundCents, site)) return refusal(400, 'bad_request', 'amount attribute invalid', 4041)
  if (refundCents > leftCents) return notInThisState()
  // Numbers of https://www.mercadopago.com/developers/en/reference/online-payments/checkout-pro/create-refund/post
  if (Date.now() - payment.approvedAt! > REFUNDABLE_MS)
    return refusal(400, 'bad_request', 'Payment too old to be refunded', 2024)
  if (refunds.mood === 'no-balance')
    return refusal(400, 'bad_request', "Collector hasn't enough available money", 2031)

  const refund: RefundRecord = {
    id: ledger.nextId(),
    amountCents: refundCents,
    status: refunds.mood === 'at-once' ? 'approved' : 'in_process',
    isContingent: refunds.mood === 'contingency',
    createdAt: Date.now(),
  }
  return { payment: keepRefunds(room, payment, [...payment.refunds, refund]) }
}

/** Ends a refund that is in process; one that has ended is refused. */
export function finishRefund(
  room: RefundRoom,
  refundId: number,
  status: 'approved' | 'rejected',
): { payment: PaymentRecord } | Refused {
  const isIt = (refund: RefundRecord) => refund.id === refundId
  const payment = [...room.ledger.payments.values()].find(({ refunds }) => refunds.some(isIt))
  if (!payment) return refusal(404, 'not_found', 'Refund not found', 2032)
  if (payment.refunds.find(isIt)!.status !== 'in_process') return notInThisState()
  const refunds = payment.refunds.map((refund) =>
    isIt(refund) ? { ...refund, status, endedAt: Date.now() } : refund,
  )
  return { payment: keepRefunds(room, payment, refunds) }
}

function keepRefunds(
  { ledger, webhooks }: RefundRoom,
  payment: PaymentRecord,
  refunds: RefundRecord[],
): PaymentRecord {
  const changed = {
    ...payment,
    refunds,
    ...stateAfter(payment, refundedCents({ refunds })),
    updatedAt: Date.now(),
  }
  ledger.savePayment(changed)
  if (changed.announced) webhooks.announce(changed, 'payment.updated')
  return changed
}

/** Nothing has changed for who was charged back meanwhile, or got nothing yet. */
function stateAfter({ status, amountCents }: PaymentRecord, refunded: number) {
  if (status !== 'approved' || refunded === 0) return {}
  return refunded === amountCents
    ? { status: 'refunded' as const, statusDetail: 'refunded' }
    : { statusDetail: 'partially_refunded' }
}
