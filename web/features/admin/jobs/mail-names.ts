import type { MailKind } from '#contract/mail-kinds.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import type { Text } from '#contract/texts/text.ts'

/** What each kind of mail is called; a new one has a name, or does not compile. */
export const MAIL_NAMES: Record<MailKind, Text> = {
  receipt: jobsTexts.mailReceipt,
  sale: jobsTexts.mailSale,
  'parcels-late': accountWords.lateShipments,
  expiry: jobsTexts.mailExpiry,
  'order-cancelled': jobsTexts.mailOrderCancelled,
  'order-withdrawn': jobsTexts.mailOrderWithdrawn,
  refund: jobsTexts.mailRefund,
  'sale-refunded': jobsTexts.mailSaleRefunded,
  payout: jobsTexts.mailPayout,
  'payout-news': jobsTexts.mailPayoutNews,
  'admin-act': jobsTexts.mailAdminAct,
  'parcel-shipped': jobsTexts.mailParcelShipped,
  'parcel-delivered': jobsTexts.mailParcelDelivered,
  'parcel-cancelled': jobsTexts.mailParcelCancelled,
  'delivery-warned': jobsTexts.mailDeliveryWarned,
  'delivery-cleared': jobsTexts.mailDeliveryCleared,
  'complaint-opened': jobsTexts.mailComplaintOpened,
  'complaint-answered': jobsTexts.mailComplaintAnswered,
  'complaint-escalated': jobsTexts.mailComplaintEscalated,
  'complaint-decided': jobsTexts.mailComplaintDecided,
  restock: jobsTexts.mailRestock,
  digest: jobsTexts.mailDigest,
  'review-answered': jobsTexts.mailReviewAnswered,
  'review-hidden': jobsTexts.mailReviewHidden,
  'recovery-code': jobsTexts.mailRecoveryCode,
  'password-changed': jobsTexts.mailPasswordChanged,
  'confirm-email': jobsTexts.mailConfirmEmail,
  'confirm-email-change': jobsTexts.mailConfirmEmailChange,
  'email-change-asked': jobsTexts.mailEmailChangeAsked,
  'email-changed': jobsTexts.mailEmailChanged,
  'account-deleted': jobsTexts.mailAccountDeleted,
  contact: jobsTexts.mailContact,
  'payout-account-saved': jobsTexts.mailPayoutAccount,
  'second-factor-changed': jobsTexts.mailSecondFactor,
}
