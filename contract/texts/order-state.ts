import * as accountWords from './account-words.ts'
import * as adminPurchasesTexts from './admin-purchases.ts'
import * as purchasesTexts from './purchases.ts'

/** How an order stands, for who looks after the shop. */

export const orderStateTexts = {
  pending: purchasesTexts.statePending,
  paid: purchasesTexts.statePaid,
  review: adminPurchasesTexts.inReview,
  refund_due: adminPurchasesTexts.refundDue,
  refunded: accountWords.moneyGivenBack,
  charged_back: accountWords.chargedBack,
  expired: purchasesTexts.stateExpired,
  cancelled: purchasesTexts.stateCancelled,
}
