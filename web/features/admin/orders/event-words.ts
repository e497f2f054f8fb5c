import { debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { OrderEvent } from '#contract/order-events.ts'
import { REFUND_REASONS } from '#contract/refund-reasons.ts'
import * as orderEventTexts from '#contract/texts/order-event.ts'
import type { Text } from '#contract/texts/text.ts'

import type { Translate } from '#web/texts.ts'

type Event = DeskOrder['events'][number]

/** Why an order was cancelled, by the code in its event. */
const CANCELLED: Record<string, Text> = {
  admin: orderEventTexts.cancelledByAdmin,
  replaced: orderEventTexts.cancelledReplaced,
  'buyer-deactivated': orderEventTexts.cancelledBuyer,
  'company-deactivated': orderEventTexts.cancelledCompany,
  'beer-deactivated': orderEventTexts.cancelledBeer,
  'account-deleted': orderEventTexts.cancelledAccount,
  'sold-out': orderEventTexts.cancelledSoldOut,
}

const EVENTS: Record<Exclude<OrderEvent, 'cancelled'>, Text> = {
  placed: orderEventTexts.placed,
  settled: orderEventTexts.settled,
  'hold-ended': orderEventTexts.holdEnded,
  expired: orderEventTexts.expired,
  mismatch: orderEventTexts.mismatch,
  'sold-out': orderEventTexts.soldOut,
  'price-changed': orderEventTexts.priceChanged,
  'name-changed': orderEventTexts.nameChanged,
  'not-shipped-there': orderEventTexts.notShippedThere,
  'second-capture': orderEventTexts.secondCapture,
  'order-ended': orderEventTexts.orderEnded,
  'payment-seen': orderEventTexts.paymentSeen,
  'charged-back': orderEventTexts.chargedBack,
  'chargeback-won': orderEventTexts.chargebackWon,
  'chargeback-lost': orderEventTexts.chargebackLost,
  'refund-requested': orderEventTexts.refundRequested,
  'refund-done': orderEventTexts.refundDone,
  'refund-failed': orderEventTexts.refundFailed,
  'refund-retried': orderEventTexts.refundRetried,
  refunded: orderEventTexts.refunded,
  'review-closed': orderEventTexts.reviewClosed,
}

/** What happened to an order, in a sentence. */
export function eventWords(
  t: Translate,
  { event, payment, status, reason, amount, currency }: Event,
): string {
  if (event === 'cancelled') return t(CANCELLED[reason ?? ''] ?? orderEventTexts.cancelled)
  if (event === 'placed' && reason === 'not-held') return t(orderEventTexts.placedNotHeld)
  if (event === 'settled' && !payment) return t(orderEventTexts.settledFree)
  return t(EVENTS[event], {
    payment: payment ?? '',
    status: status ?? '',
    amount: amount === null ? '' : debtText(amount, currency ?? 'USD'),
    reason: refundReason(t, reason ?? ''),
  })
}

/** Why money goes back, by the code that stands in the books. */
export function refundReason(t: Translate, reason: string): string {
  const code = REFUND_REASONS[reason]
  return code ? t(code) : reason
}
