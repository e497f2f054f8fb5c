import type { OrderState } from './purchases.ts'

/** From where to where an event moves an order; `null` is before there was one. `orStays`: it may find nothing to move. */
type Move = { from: readonly (OrderState | null)[]; to: OrderState; orStays?: true }

/**
 * Everything that may happen to an order, in the order in which it mostly does, and how it moves it: an order's states and
 * what leads from one to another (docs/order-states.md draws them). What is not listed is refused by the database
 * (`order_events_move_known`).
 */
export const ORDER_EVENTS = {
  placed: { from: [null], to: 'pending' },
  'hold-ended': 'stays',
  expired: { from: ['pending'], to: 'expired' },
  // An expired one with its buyer's account, so that money which still comes goes back.
  cancelled: { from: ['pending', 'expired'], to: 'cancelled' },
  'payment-seen': 'stays',
  settled: { from: ['pending', 'expired'], to: 'paid' },
  // Not what was asked: another amount, currency or reference.
  mismatch: { from: ['pending'], to: 'review', orStays: true },
  // Paid, and not to be sold any more as it was ordered.
  'sold-out': { from: ['pending', 'expired'], to: 'refund_due' },
  'price-changed': { from: ['expired'], to: 'refund_due' },
  'name-changed': { from: ['expired'], to: 'refund_due' },
  'not-shipped-there': { from: ['expired'], to: 'refund_due' },
  // Money that an order has no use for.
  'second-capture': 'stays',
  'order-ended': 'stays',
  'refund-requested': 'stays',
  'refund-failed': 'stays',
  'refund-retried': 'stays',
  'refund-done': 'stays',
  refunded: { from: ['paid', 'refund_due'], to: 'refunded' },
  'review-closed': { from: ['review'], to: 'refunded' },
  'charged-back': { from: ['paid'], to: 'charged_back' },
  // Its money is back with the shop: it stands paid again, unless another bank still asks, or nothing was paid with it.
  'chargeback-won': { from: ['charged_back'], to: 'paid', orStays: true },
  // It stays where it is: what was charged back is gone.
  'chargeback-lost': 'stays',
} as const satisfies Record<string, Move | 'stays'>

export type OrderEvent = keyof typeof ORDER_EVENTS
export const ORDER_EVENT_NAMES = Object.keys(ORDER_EVENTS) as [OrderEvent, ...OrderEvent[]]

/** The events that move an order which is there already. */
export type MovingEvent = {
  [Event in OrderEvent]: (typeof ORDER_EVENTS)[Event] extends { from: readonly OrderState[] } ? Event : never
}[OrderEvent]

/** Every move that there is: by which event, from where (`null`: before there was an order), to where. */
export const ORDER_MOVES = ORDER_EVENT_NAMES.flatMap((event) => {
  const move: Move | 'stays' = ORDER_EVENTS[event]
  return move === 'stays' ? [] : move.from.map((from) => ({ event, from, to: move.to }))
})

/** The events that may leave an order where it stands. */
export const STAYING_EVENTS = ORDER_EVENT_NAMES.filter((event) => {
  const move: Move | 'stays' = ORDER_EVENTS[event]
  return move === 'stays' || move.orStays
})
