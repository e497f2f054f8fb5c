import { and, desc, eq, lte } from 'drizzle-orm'
import { PAYOUT_ACCOUNT_HOLD_HOURS } from '#contract/limits.ts'
import { payoutAccountInMail } from '#contract/payout-account-words.ts'
import type { MaskedDestination } from '#contract/payout-accounts.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailPayoutTexts from '#contract/texts/mail-payout.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { payoutAccounts } from '#database/schema.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

/** That a company is paid to another account from now on, with the one before; undefined once they are forgotten. */
export async function writePayoutAccountMail(
  db: Database,
  publicUrl: string,
  { accountId }: KeptPayload<'payout-account-saved'>,
): Promise<MailContent | undefined> {
  const [saved] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, accountId))
  if (!saved) return undefined
  const [after, before] = await db
    .select({ masked: payoutAccounts.masked })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.companyId, saved.companyId), lte(payoutAccounts.id, accountId)))
    .orderBy(desc(payoutAccounts.id))
    .limit(2)
  if (!after?.masked) return undefined
  const inWords = (kept: { masked: unknown }) => payoutAccountInMail(kept.masked as MaskedDestination)
  return {
    subject: textOf(mailPayoutTexts.accountSubject),
    title: textOf(mailPayoutTexts.accountTitle),
    lead: textOf(mailPayoutTexts.accountLead, { hours: PAYOUT_ACCOUNT_HOLD_HOURS }),
    facts: [
      ...(before ? [textOf(mailPayoutTexts.accountBefore, { account: inWords(before) })] : []),
      textOf(mailPayoutTexts.accountNow, { account: inWords(after) }),
    ],
    lines: [],
    button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
  }
}
