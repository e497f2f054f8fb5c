import * as accountWords from '#contract/texts/account-words.ts'
import * as mailAccountTexts from '#contract/texts/mail-account.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

const TEXTS_OF: Record<KeptPayload<'second-factor-changed'>['change'], { title: Text; lead: Text }> = {
  on: { title: accountWords.twoStepVerificationIsOn, lead: mailAccountTexts.secondFactorOnLead },
  off: { title: accountWords.twoStepVerificationIsOff, lead: mailAccountTexts.secondFactorOffLead },
  codes: { title: mailAccountTexts.backupCodesTitle, lead: mailAccountTexts.backupCodesLead },
  reset: { title: accountWords.twoStepVerificationIsOff, lead: mailAccountTexts.secondFactorResetLead },
}

/** Tells an admin what became of their second factor: `change` says what. */
export async function writeSecondFactorMail(
  _db: Database,
  publicUrl: string,
  { name, change }: KeptPayload<'second-factor-changed'>,
): Promise<MailContent> {
  const { title, lead } = TEXTS_OF[change]
  return {
    subject: textOf(mailAccountTexts.secondFactorSubject),
    title: textOf(title),
    lead: textOf(lead, { name: name }),
    lines: [],
    button: { text: textOf(accountWords.recoverPassword), address: `${publicUrl}/forgotPassword` },
  }
}
