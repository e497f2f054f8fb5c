import type { OrderState, Purchase } from '#contract/purchases.ts'

/** How an order stands to its buyer: its state, and what its payment and its parcels make of it. */
export type ShownState = OrderState | 'payment-in-process'

/**
 * A payment that the provider still looks at is no invitation to pay; an order whose parcels were all cancelled is not
 * bought any more, though its books stay paid until the money is back.
 */
export function shownState({
  state,
  paymentInProcess,
  parcels,
  refunds,
}: Pick<Purchase, 'state' | 'paymentInProcess' | 'parcels' | 'refunds'>): ShownState {
  if (paymentInProcess) return 'payment-in-process'
  if (state !== 'paid' || !parcels.length) return state
  if (!parcels.every((parcel) => parcel.state === 'cancelled')) return state
  if (!refunds.length) return 'cancelled'
  return refunds.every(({ doneDate }) => doneDate !== null) ? 'refunded' : 'refund_due'
}
