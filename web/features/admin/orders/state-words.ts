import type { OrderState } from '#contract/purchases.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'

/** How each state of an order is called where admins choose one; ../purchase-state.tsx shows the same words. */
export const STATE_WORDS = {
  pending: 'purchases.statePending',
  paid: 'purchases.statePaid',
  review: 'adminPurchases.inReview',
  refund_due: 'adminPurchases.refundDue',
  refunded: 'purchases.stateRefunded',
  charged_back: 'purchases.stateChargedBack',
  expired: 'purchases.stateExpired',
  cancelled: 'purchases.stateCancelled',
} as const satisfies Record<OrderState, TextCode>
