import { EMAIL_LINK_HOURS, RECOVERY_CODE } from '#contract/limits.ts'
import { mailText } from '#contract/texts/mail.ts'
import type { KeptPayload } from '../../mail-kinds.ts'
import type { MailContent } from './lay-out-mail.ts'
import type { MailWriters } from './mail-writer.ts'

/** What people are told of their account: what proves its e-mail, and what was changed about it. */
export const ACCOUNT_MAILS: MailWriters<
  | 'recovery-code'
  | 'confirm-email'
  | 'confirm-email-change'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-deleted'
  | 'password-changed'
> = {
  async 'recovery-code'(_db, publicUrl, { name, code, token, sealedEmail, expiresAt }) {
    if (new Date(expiresAt) < new Date()) return undefined
    const query = new URLSearchParams({
      step: 'code',
      ...(token && { key: token }),
      ...(sealedEmail && { for: sealedEmail }),
    })
    return {
      subject: mailText('mail.codeSubject'),
      title: mailText('mail.codeTitle'),
      lead: mailText('mail.codeLead', { name: name, minutes: RECOVERY_CODE.minutes }),
      ...(code && { code }),
      lines: [],
      button: {
        text: mailText('mail.choosePassword'),
        address: `${publicUrl}/forgotPassword?${query}`,
      },
    }
  },
  // No name in these two: whoever reads that mailbox may never have heard of the account.
  async 'confirm-email'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: mailText('mail.confirmEmailSubject'),
      title: mailText('mail.confirmEmailTitle'),
      lead: mailText('mail.confirmEmailLead'),
    })
  },
  async 'confirm-email-change'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: mailText('mail.confirmChangeSubject'),
      title: mailText('mail.confirmChangeTitle'),
      lead: mailText('mail.confirmChangeLead'),
    })
  },
  async 'email-change-asked'(_db, publicUrl, { name, by }) {
    if (by === 'admin') return changeByAdmin(publicUrl, name)
    return {
      subject: mailText('mail.changeAskedSubject'),
      title: mailText('mail.changeAskedTitle'),
      lead: mailText('mail.changeAskedLead', { name: name }),
      lines: [],
      button: { text: mailText('mail.recoverPassword'), address: `${publicUrl}/forgotPassword` },
    }
  },
  async 'email-changed'(_db, publicUrl, { name, unlinked }) {
    const lead = mailText('mail.changeDoneLead', { name: name })
    return {
      subject: mailText('mail.changeDoneSubject'),
      title: mailText('mail.changeDoneTitle'),
      lead: unlinked ? `${lead} ${mailText('mail.changeDoneUnlinked')}` : lead,
      lines: [],
      button: { text: mailText('mail.writeToUs'), address: `${publicUrl}/contact` },
    }
  },
  async 'account-deleted'(_db, publicUrl, { expiresAt }) {
    if (new Date(expiresAt) < new Date()) return undefined
    return {
      subject: mailText('mail.accountDeletedSubject'),
      title: mailText('mail.accountDeletedTitle'),
      lead: mailText('mail.accountDeletedLead'),
      lines: [],
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
  async 'password-changed'(_db, publicUrl, { name }) {
    return {
      subject: mailText('mail.passwordChangedSubject'),
      title: mailText('mail.passwordChangedTitle'),
      lead: mailText('mail.passwordChangedLead', { name: name }),
      lines: [],
      button: { text: mailText('mail.recoverPassword'), address: `${publicUrl}/forgotPassword` },
    }
  },
}

/** That an admin asked for another e-mail: whoever knows nothing of it writes to the shop. */
function changeByAdmin(publicUrl: string, name: string): MailContent {
  return {
    subject: mailText('mail.changeByAdminSubject'),
    title: mailText('mail.changeByAdminTitle'),
    lead: mailText('mail.changeByAdminLead', { name }),
    lines: [],
    button: { text: mailText('mail.writeToUs'), address: `${publicUrl}/contact` },
  }
}

/** A mail with the link that proves its mailbox; undefined once the link is over. */
function emailLink(
  publicUrl: string,
  { token, expiresAt }: KeptPayload<'confirm-email'>,
  words: { subject: string; title: string; lead: string },
): MailContent | undefined {
  if (new Date(expiresAt) < new Date()) return undefined
  return {
    ...words,
    lead: `${words.lead} ${mailText('mail.emailLinkHours', { hours: EMAIL_LINK_HOURS })}`,
    lines: [],
    button: { text: mailText('mail.confirmEmail'), address: `${publicUrl}/confirmEmail?token=${token}` },
  }
}
