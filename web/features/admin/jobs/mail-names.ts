import type { TextCode } from '#contract/texts/catalogue.ts'

const NAMES: Record<string, TextCode> = {
  receipt: 'jobs.mailReceipt',
  sale: 'jobs.mailSale',
  expiry: 'jobs.mailExpiry',
  'order-cancelled': 'jobs.mailOrderCancelled',
  'order-withdrawn': 'jobs.mailOrderWithdrawn',
  refund: 'jobs.mailRefund',
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

/** What a kind of mail is called; one that has no name yet is a mail. */
export function mailName(kind: string): TextCode {
  return NAMES[kind] ?? 'jobs.mailOther'
}
