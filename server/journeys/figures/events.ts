/** How often each happened in the whole shop, counted on the day of its own. */
export type Events = {
  /** Orders begun that ended without a payment. */
  unpaidOrders: number
  /** Who signed up, deleted accounts too: they came. */
  newBuyers: number
  newCompanies: number
  /** Payments that were tried, and of these those that were rejected. */
  paymentAttempts: number
  failedPayments: number
  reviews: number
  /** What these gave, together. */
  ratingSum: number
}

export const NO_EVENTS: Events = {
  unpaidOrders: 0,
  newBuyers: 0,
  newCompanies: 0,
  paymentAttempts: 0,
  failedPayments: 0,
  reviews: 0,
  ratingSum: 0,
}
