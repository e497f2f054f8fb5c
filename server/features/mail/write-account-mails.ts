import { sql } from 'drizzle-orm'
import { EMAIL_LINK_HOURS, RECOVERY_CODE } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailAccountTexts from '#contract/texts/mail-account.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'
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
      subject: textOf(mailAccountTexts.codeSubject),
      title: textOf(mailAccountTexts.codeTitle),
      lead: textOf(mailAccountTexts.codeLead, { name: name, minutes: RECOVERY_CODE.minutes }),
      ...(code && { code }),
      lines: [],
      button: {
        text: textOf(accountWords.chooseAPassword),
        address: `${publicUrl}/forgotPassword?${query}`,
      },
    }
  },
  // No name in these two: whoever reads that mailbox may never have heard of the account.
  async 'confirm-email'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: textOf(mailAccountTexts.confirmEmailSubject),
      title: textOf(mailAccountTexts.confirmEmailTitle),
      lead: textOf(mailAccountTexts.confirmEmailLead),
    })
  },
  async 'confirm-email-change'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: textOf(mailAccountTexts.confirmChangeSubject),
      title: textOf(mailAccountTexts.confirmChangeTitle),
      lead: textOf(mailAccountTexts.confirmChangeLead),
    })
  },
  async 'email-change-asked'(_db, publicUrl, { name, by }) {
    if (by === 'admin') return changeByAdmin(publicUrl, name)
    return {
      subject: textOf(mailAccountTexts.changeAskedSubject),
      title: textOf(mailAccountTexts.changeAskedTitle),
      lead: textOf(mailAccountTexts.changeAskedLead, { name: name }),
      lines: [],
      button: { text: textOf(accountWords.recoverPassword), address: `${publicUrl}/forgotPassword` },
    }
  },
  async 'email-changed'(_db, publicUrl, { name, unlinked }) {
    const lead = textOf(mailAccountTexts.changeDoneLead, { name: name })
    return {
      subject: textOf(mailAccountTexts.changeDoneSubject),
      title: textOf(mailAccountTexts.changeDoneTitle),
      lead: unlinked ? `${lead} ${textOf(mailAccountTexts.changeDoneUnlinked)}` : lead,
      lines: [],
      button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
    }
  },
  async 'account-deleted'(_db, publicUrl, { expiresAt }) {
    if (new Date(expiresAt) < new Date()) return undefined
    return {
      subject: textOf(mailAccountTexts.accountDeletedSubject),
      title: textOf(accountWords.yourAccountWasDeleted),
      lead: textOf(mailAccountTexts.accountDeletedLead),
      lines: [],
      button: { text: textOf(mailTexts.seeShop), address: `${publicUrl}/shop` },
    }
  },
  async 'password-changed'(db, publicUrl, { userId, name }) {
    const lead = textOf(mailAccountTexts.passwordChangedLead, { name })
    const others = (await letsOthersIn(db, userId)) ? ` ${textOf(mailAccountTexts.passwordLeavesOthers)}` : ''
    return {
      subject: textOf(mailAccountTexts.passwordChangedSubject),
      title: textOf(mailAccountTexts.passwordChangedTitle),
      lead: lead + others,
      lines: [],
      button: { text: textOf(accountWords.recoverPassword), address: `${publicUrl}/forgotPassword` },
    }
  },
}

/** Whether somebody may act for the brewery of an account who need not know its password: by a key, as its team, or invited to it. */
async function letsOthersIn(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM companies WHERE user_id = ${userId} AND (
      EXISTS (SELECT FROM api_keys WHERE company_id = companies.id AND revoked_at IS NULL AND coalesce(expires_at > now(), true))
      OR EXISTS (SELECT FROM company_members WHERE company_id = companies.id)
      OR EXISTS (SELECT FROM team_invitations WHERE company_id = companies.id AND expires_at > now()))`)
  return rows.length > 0
}

/** That an admin asked for another e-mail: whoever knows nothing of it writes to the shop. */
function changeByAdmin(publicUrl: string, name: string): MailContent {
  return {
    subject: textOf(mailAccountTexts.changeByAdminSubject),
    title: textOf(mailAccountTexts.changeByAdminTitle),
    lead: textOf(mailAccountTexts.changeByAdminLead, { name }),
    lines: [],
    button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
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
    lead: `${words.lead} ${textOf(mailAccountTexts.emailLinkHours, { hours: EMAIL_LINK_HOURS })}`,
    lines: [],
    button: {
      text: textOf(accountWords.confirmMyEmail),
      address: `${publicUrl}/confirmEmail?token=${token}`,
    },
  }
}
