import type { AuditAction } from '#contract/audit-actions.ts'
import type { MailKind } from '#contract/mail-kinds.ts'

/**
 * Who hears of what an admin did, besides the audit log: the person whose things it touched, by a mail of this kind with the
 * reason in it; the same person, by the mail of the step that it took (`otherwise`); `oneself`, since admins did it to
 * themselves; or nobody, since it changed nothing of anybody's. Whoever is told by either kind of mail reads it on /account as
 * well. A new action is written down here, or does not compile.
 */
export const TOLD_ACTS = {
  'buyer-activated': 'admin-act',
  'buyer-deactivated': 'admin-act',
  'buyer-edited': 'admin-act',
  'company-activated': 'admin-act',
  'company-deactivated': 'admin-act',
  'company-edited': 'admin-act',
  'company-name-looked-at': 'nobody',
  'company-approved': 'admin-act',
  'company-asked': 'admin-act',
  // The claimant, who has no account, by `brewery-claim-accepted` and `brewery-claim-refused`.
  'brewery-claim-accepted': 'nobody',
  'brewery-claim-refused': 'nobody',
  'beer-activated': 'admin-act',
  'beer-deactivated': 'admin-act',
  'beer-edited': 'admin-act',
  'admin-activated': 'admin-act',
  'admin-deactivated': 'admin-act',
  // Who is invited, by `staff-invitation`; who joins did it themself.
  'admin-invited': 'nobody',
  'admin-invitation-withdrawn': 'nobody',
  'admin-joined': 'oneself',
  'admin-role-changed': 'admin-act',
  // Buyer and breweries: `refund` once the money is back, `sale-refunded` at once.
  'order-refunded': 'otherwise',
  'order-cancelled': 'otherwise',
  // Its money is back already, and that was mailed.
  'order-review-closed': 'nobody',
  'refund-retried': 'nobody',
  // Its breweries, by `delivery-cleared`; its buyer never heard of a suspicion.
  'delivery-warning-lifted': 'nobody',
  // Both sides, by a mail of its own name; its page has the words.
  'complaint-decided': 'nobody',
  'chargeback-documented': 'nobody',
  // The buyer is mailed as of any parcel; these tell its brewery who did it in its place.
  'parcel-shipped': 'admin-act',
  'parcel-delivered': 'admin-act',
  'payout-marked': 'payout',
  'payout-run-drafted': 'nobody',
  'payout-run-dropped': 'nobody',
  // Its breweries hear of each payout once it has ended, by `payout-news`.
  'payout-run-approved': 'nobody',
  'payout-file-sent': 'nobody',
  'payout-paid': 'nobody',
  'payout-run-paid': 'nobody',
  'payout-failed': 'nobody',
  'payout-returned': 'nobody',
  'rate-typed': 'nobody',
  'rate-taken': 'nobody',
  'rate-refused': 'nobody',
  'rate-withdrawn': 'nobody',
  // Breweries read what is kept of their sales beside them.
  'commission-rule-added': 'nobody',
  'commission-rule-changed': 'nobody',
  'commission-rule-moved': 'nobody',
  'commission-rule-removed': 'nobody',
  // It is the shop's own space: nothing of a brewery changes by it.
  'advertisement-placed': 'nobody',
  'advertisement-changed': 'nobody',
  'advertisement-withdrawn': 'nobody',
  'provider-report-uploaded': 'nobody',
  'provider-report-asked': 'nobody',
  'difference-closed': 'nobody',
  'review-hidden': 'otherwise',
  'review-restored': 'admin-act',
  // Its brewery reads on its reviews what became of the report; the writer never heard of it.
  'report-dismissed': 'nobody',
  // Whose it is hears of its own act: the beer or company switched off, the review hidden.
  'reported-left': 'nobody',
  'reported-taken-down': 'nobody',
  // What goes back is told by `refund`, and who was refused by `withdrawal-refused`.
  'withdrawal-done': 'nobody',
  'withdrawal-refused': 'nobody',
  'withdrawal-window-changed': 'nobody',
  'message-done': 'nobody',
  'message-reopened': 'nobody',
  // Whoever wrote it, by `contact-answered`.
  'message-answered': 'nobody',
  // Who of the administration looks after what, and what they leave each other to read.
  'task-taken': 'nobody',
  'task-given': 'nobody',
  'task-freed': 'nobody',
  'task-noted': 'nobody',
  'work-retried': 'nobody',
  'list-downloaded': 'nobody',
  // Whom it showed reads it with the reason at /account/sessions: a mail while they are on the telephone would say what they hear.
  'viewing-begun': 'nobody',
  'viewing-ended': 'nobody',
  // An admin's own, mailed as `second-factor-changed`.
  'second-factor-enabled': 'oneself',
  'second-factor-disabled': 'oneself',
  'backup-codes-renewed': 'oneself',
  // A seller's own, mailed by its own name.
  'payout-account-saved': 'oneself',
} as const satisfies Record<AuditAction, ToldBy | 'otherwise' | 'oneself' | 'nobody'>

type ToldBy = Extract<MailKind, 'admin-act' | 'payout'>

type ActionsBy<By> = {
  [Action in AuditAction]: (typeof TOLD_ACTS)[Action] extends By ? Action : never
}[AuditAction]

/** What is told by a mail of its own: recorded with recordToldAct, and with nothing else. */
export type ToldAction = ActionsBy<ToldBy>

/** What somebody reads on their own page, by whatever mail they are told. */
export type ShownAction = ActionsBy<ToldBy | 'otherwise'>

export function isShown(action: AuditAction): action is ShownAction {
  const by = TOLD_ACTS[action]
  return by !== 'oneself' && by !== 'nobody'
}
