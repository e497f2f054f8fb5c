/** What the audit log tells apart. No zod here: pages import this file too. */

/** Everything that an admin can do which leaves an entry: subject first, then what became of it. */
export const AUDIT_ACTIONS = [
  'buyer-activated',
  'buyer-deactivated',
  'buyer-edited',
  'company-activated',
  'company-deactivated',
  'company-edited',
  'company-name-looked-at',
  'beer-activated',
  'beer-deactivated',
  'beer-edited',
  'admin-activated',
  'admin-deactivated',
  'order-refunded',
  'order-cancelled',
  'order-review-closed',
  'refund-retried',
  'delivery-warning-lifted',
  'chargeback-documented',
  'parcel-shipped',
  'parcel-delivered',
  'payout-marked',
  'rate-typed',
  'rate-taken',
  'rate-refused',
  'rate-withdrawn',
  'review-hidden',
  'review-restored',
  'report-dismissed',
  'message-done',
  'message-reopened',
  'work-retried',
  'list-downloaded',
  'second-factor-enabled',
  'second-factor-disabled',
  'backup-codes-renewed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What an entry can be about. */
export const AUDIT_SUBJECTS = [
  'buyer',
  'company',
  'beer',
  'admin',
  'order',
  'payout',
  'rate',
  'review',
  'message',
  'work',
  'list',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
