import type { DeskOrder } from '#contract/order-desk.ts'
import type { OrderEvent } from '#contract/order-events.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import type { Translate } from '#web/texts.ts'
import { amountText } from './amount-text.ts'

type Event = DeskOrder['events'][number]

/** Why an order was cancelled, by the code in its event. */
const CANCELLED: Record<string, TextCode> = {
  admin: 'orderEvent.cancelledByAdmin',
  replaced: 'orderEvent.cancelledReplaced',
  'buyer-deactivated': 'orderEvent.cancelledBuyer',
  'company-deactivated': 'orderEvent.cancelledCompany',
  'beer-deactivated': 'orderEvent.cancelledBeer',
  'account-deleted': 'orderEvent.cancelledAccount',
  'sold-out': 'orderEvent.cancelledSoldOut',
}

const EVENTS: Record<Exclude<OrderEvent, 'cancelled'>, TextCode> = {
  placed: 'orderEvent.placed',
  settled: 'orderEvent.settled',
  'hold-ended': 'orderEvent.hold-ended',
  expired: 'orderEvent.expired',
  mismatch: 'orderEvent.mismatch',
  'sold-out': 'orderEvent.sold-out',
  'price-changed': 'orderEvent.price-changed',
  'name-changed': 'orderEvent.name-changed',
  'not-shipped-there': 'orderEvent.not-shipped-there',
  'second-capture': 'orderEvent.second-capture',
  'order-ended': 'orderEvent.order-ended',
  'payment-seen': 'orderEvent.payment-seen',
  'charged-back': 'orderEvent.charged-back',
  'refund-requested': 'orderEvent.refund-requested',
  'refund-done': 'orderEvent.refund-done',
  'refund-failed': 'orderEvent.refund-failed',
  'refund-retried': 'orderEvent.refund-retried',
  refunded: 'orderEvent.refunded',
  'review-closed': 'orderEvent.review-closed',
}

const REFUND_REASONS: Record<string, TextCode> = {
  admin: 'refundReason.admin',
  'parcel-cancelled': 'refundReason.parcel-cancelled',
  mismatch: 'refundReason.mismatch',
  'second-capture': 'refundReason.second-capture',
  'order-ended': 'refundReason.order-ended',
  'sold-out': 'refundReason.sold-out',
  'price-changed': 'refundReason.price-changed',
  'name-changed': 'refundReason.name-changed',
  'not-shipped-there': 'refundReason.not-shipped-there',
  'made-at-provider': 'refundReason.made-at-provider',
  'charged-back': 'refundReason.charged-back',
}

/** What happened to an order, in a sentence. */
export function eventWords(
  t: Translate,
  { event, payment, status, reason, amount, currency }: Event,
): string {
  if (event === 'cancelled') return t(CANCELLED[reason ?? ''] ?? 'orderEvent.cancelled')
  if (event === 'placed' && reason === 'not-held') return t('orderEvent.placedNotHeld')
  if (event === 'settled' && !payment) return t('orderEvent.settledFree')
  return t(EVENTS[event], {
    payment: payment ?? '',
    status: status ?? '',
    amount: amount === null ? '' : amountText(amount, currency ?? undefined),
    reason: refundReason(t, reason ?? ''),
  })
}

/** Why money goes back, by the code that stands in the books. */
export function refundReason(t: Translate, reason: string): string {
  const code = REFUND_REASONS[reason]
  return code ? t(code) : reason
}
