import type { MailKind } from '#contract/mail-kinds.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import { layOutMail } from './lay-out-mail.ts'
import type { MailWriters } from './mail-writer.ts'
import { ACCOUNT_MAILS } from './write-account-mails.ts'
import { writeAdminActMail } from './write-admin-act-mail.ts'
import { ALERT_MAILS } from './write-alert-mails.ts'
import { writeAnsweredMail } from './write-answered-mail.ts'
import { writeKeyLeakedMail, writeKeyMadeMail } from './write-api-key-mails.ts'
import { BREWERY_CLAIM_MAILS } from './write-brewery-claim-mails.ts'
import { COMPLAINT_MAILS } from './write-complaint-mails.ts'
import { CONTACT_MAILS } from './write-contact-mail.ts'
import { writeHiddenMail } from './write-hidden-mail.ts'
import { writeInvoiceMail } from './write-invoice-mail.ts'
import { writeLateMail } from './write-late-mail.ts'
import { MESSAGE_MAILS } from './write-message-mails.ts'
import { MORNING_MAILS } from './write-morning-mails.ts'
import { ORDER_MAILS } from './write-order-mails.ts'
import { PARCEL_MAILS } from './write-parcel-mails.ts'
import { writePayoutAccountMail } from './write-payout-account-mail.ts'
import { writePayoutMail } from './write-payout-mail.ts'
import { writeRefundMail, writeSaleRefundedMail } from './write-refund-mails.ts'
import { REMOVAL_MAILS } from './write-removal-mails.ts'
import { REPORT_MAILS } from './write-report-mails.ts'
import { writeSecondFactorMail } from './write-second-factor-mail.ts'
import { writeStaffMail } from './write-staff-mail.ts'
import { writeJoinedMail, writeTeamMail } from './write-team-mail.ts'
import { WARNING_MAILS } from './write-warning-mails.ts'
import { writeWebhookOffMail } from './write-webhook-off-mail.ts'
import { WITHDRAWAL_MAILS } from './write-withdrawal-mails.ts'
import { writeWithdrawnMail } from './write-withdrawn-mail.ts'

type WrittenMail = { subject: string; text: string; html: string; replyTo?: string; unsubscribe?: string }

/** Who writes each kind of mail: without one it does not compile. */
const WRITERS: MailWriters<MailKind> = {
  ...ORDER_MAILS,
  ...PARCEL_MAILS,
  ...REMOVAL_MAILS,
  ...COMPLAINT_MAILS,
  ...WARNING_MAILS,
  ...WITHDRAWAL_MAILS,
  ...REPORT_MAILS,
  ...BREWERY_CLAIM_MAILS,
  ...MESSAGE_MAILS,
  ...ACCOUNT_MAILS,
  ...CONTACT_MAILS,
  ...ALERT_MAILS,
  ...MORNING_MAILS,
  'parcels-late': writeLateMail,
  'order-withdrawn': writeWithdrawnMail,
  refund: writeRefundMail,
  'sale-refunded': writeSaleRefundedMail,
  'admin-act': writeAdminActMail,
  payout: writeAdminActMail,
  'payout-news': writePayoutMail,
  'review-answered': writeAnsweredMail,
  'review-hidden': writeHiddenMail,
  'second-factor-changed': writeSecondFactorMail,
  'payout-account-saved': writePayoutAccountMail,
  'api-key-made': writeKeyMadeMail,
  'api-key-leaked': writeKeyLeakedMail,
  'webhook-off': writeWebhookOffMail,
  'team-invitation': writeTeamMail,
  'team-joined': writeJoinedMail,
  'invoice-attached': writeInvoiceMail,
  'staff-invitation': writeStaffMail,
}

/** Writes a mail of the outbox; undefined when its time is over or what it tells of is gone. */
export async function writeMail<Kind extends MailKind>(
  db: Database,
  publicUrl: string,
  kind: Kind,
  payload: unknown,
): Promise<WrittenMail | undefined> {
  // What the kind's schema let into the outbox (put-in-outbox.ts).
  const content = await WRITERS[kind](db, publicUrl, payload as KeptPayload<Kind>)
  if (!content) return undefined
  const { replyTo, stop } = content
  return {
    ...layOutMail(content, publicUrl),
    ...(replyTo && { replyTo }),
    ...(stop && { unsubscribe: stop.oneClick }),
  }
}
