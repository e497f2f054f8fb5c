import type { OrderState, Purchase } from '#contract/purchases.ts'

/** How an order stands to its buyer: its state, and what its payment and its parcels make of it. */
export type ShownState = OrderState | 'payment-in-process' | 'partly-on-its-way' | 'on-its-way' | 'delivered'

/**
 * A payment that the provider still looks at is no invitation to pay; what was paid goes on as its parcels do; an order whose parcels were all cancelled is not
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
  const going = parcels.filter((parcel) => parcel.state !== 'cancelled')
  if (going.length) {
    if (going.every((parcel) => parcel.state === 'delivered')) return 'delivered'
    const left = going.filter((parcel) => parcel.state !== 'pending')
    if (left.length === going.length) return 'on-its-way'
    return left.length ? 'partly-on-its-way' : state
  }
  if (!refunds.length) return 'cancelled'
  return refunds.every(({ doneDate }) => doneDate !== null) ? 'refunded' : 'refund_due'
}
