import type { OrderState } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { Text } from '#contract/texts/text.ts'

/** How each state of an order is called where admins choose one; ../purchase-state.tsx shows the same words. */
export const STATE_WORDS = {
  pending: purchasesTexts.statePending,
  paid: purchasesTexts.statePaid,
  review: adminPurchasesTexts.inReview,
  refund_due: adminPurchasesTexts.refundDue,
  refunded: accountWords.moneyGivenBack,
  charged_back: accountWords.chargedBack,
  expired: purchasesTexts.stateExpired,
  cancelled: purchasesTexts.stateCancelled,
} as const satisfies Record<OrderState, Text>
