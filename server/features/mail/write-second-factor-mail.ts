import { type MailTextCode, mailText } from '#contract/texts/mail.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../mail-kinds.ts'
import type { MailContent } from './lay-out-mail.ts'

const TEXTS_OF: Record<
  KeptPayload<'second-factor-changed'>['change'],
  { title: MailTextCode; lead: MailTextCode }
> = {
  on: { title: 'mail.secondFactorOnTitle', lead: 'mail.secondFactorOnLead' },
  off: { title: 'mail.secondFactorOffTitle', lead: 'mail.secondFactorOffLead' },
  codes: { title: 'mail.backupCodesTitle', lead: 'mail.backupCodesLead' },
  reset: { title: 'mail.secondFactorOffTitle', lead: 'mail.secondFactorResetLead' },
}

/** Tells an admin what became of their second factor: `change` says what. */
export async function writeSecondFactorMail(
  _db: Database,
  publicUrl: string,
  { name, change }: KeptPayload<'second-factor-changed'>,
): Promise<MailContent> {
  const { title, lead } = TEXTS_OF[change]
  return {
    subject: mailText('mail.secondFactorSubject'),
    title: mailText(title),
    lead: mailText(lead, { name: name }),
    lines: [],
    button: { text: mailText('mail.recoverPassword'), address: `${publicUrl}/forgotPassword` },
  }
}
