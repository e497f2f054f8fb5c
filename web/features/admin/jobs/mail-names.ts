import type { MailKind } from '#contract/mail-kinds.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'

/** What each kind of mail is called; a new one has a name, or does not compile. */
export const MAIL_NAMES: Record<MailKind, TextCode> = {
  receipt: 'jobs.mailReceipt',
  sale: 'jobs.mailSale',
  expiry: 'jobs.mailExpiry',
  'order-cancelled': 'jobs.mailOrderCancelled',
  'order-withdrawn': 'jobs.mailOrderWithdrawn',
  refund: 'jobs.mailRefund',
  'sale-refunded': 'jobs.mailSaleRefunded',
  payout: 'jobs.mailPayout',
  'admin-act': 'jobs.mailAdminAct',
  'parcel-shipped': 'jobs.mailParcelShipped',
  'parcel-delivered': 'jobs.mailParcelDelivered',
  'parcel-cancelled': 'jobs.mailParcelCancelled',
  'review-answered': 'jobs.mailReviewAnswered',
  'review-hidden': 'jobs.mailReviewHidden',
  'recovery-code': 'jobs.mailRecoveryCode',
  'password-changed': 'jobs.mailPasswordChanged',
  'confirm-email': 'jobs.mailConfirmEmail',
  'confirm-email-change': 'jobs.mailConfirmEmailChange',
  'email-change-asked': 'jobs.mailEmailChangeAsked',
  'email-changed': 'jobs.mailEmailChanged',
  'account-deleted': 'jobs.mailAccountDeleted',
  contact: 'jobs.mailContact',
  'second-factor-changed': 'jobs.mailSecondFactor',
}
