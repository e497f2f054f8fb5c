/**
 * Every kind of mail that the shop writes. What each is, to whom it goes and of what it is made: server/outbox/mail-kinds.ts. No zod
 * here: tables import this file too.
 */
export const MAIL_KINDS = [
  'confirm-email',
  'confirm-email-change',
  'recovery-code',
  'contact',
  'receipt',
  'sale',
  'parcels-late',
  'refund',
  'sale-refunded',
  'payout',
  'payout-news',
  'parcel-shipped',
  'parcel-delivered',
  'parcel-cancelled',
  'message-to-buyer',
  'message-to-seller',
  'delivery-warned',
  'delivery-cleared',
  'expiry',
  'order-cancelled',
  'order-withdrawn',
  'restock',
  'digest',
  'review-answered',
  'review-hidden',
  'admin-act',
  'password-changed',
  'second-factor-changed',
  'payout-account-saved',
  'email-change-asked',
  'email-changed',
  'account-deleted',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
