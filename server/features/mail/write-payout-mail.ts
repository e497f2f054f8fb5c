import { sql } from 'drizzle-orm'
import { debtText } from '#contract/charge-text.ts'
import { isShopsAffair, payoutReasonInWords } from '#contract/payout-reason-in-words.ts'
import * as mailPayoutTexts from '#contract/texts/mail-payout.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

type Told = { seller: string; currency: string; cents: number; returnedCents: number; reason: string }

const WORDS = {
  paid: { subject: mailPayoutTexts.paidSubject, lead: mailPayoutTexts.paidLead },
  failed: { subject: mailPayoutTexts.failedSubject, lead: mailPayoutTexts.failedLead },
  returned: { subject: mailPayoutTexts.returnedSubject, lead: mailPayoutTexts.returnedLead },
}

/** To a brewery: a payout of a run arrived, never did, or came back; nothing where it stands otherwise by now. */
export async function writePayoutMail(
  db: Database,
  publicUrl: string,
  { companyId, payoutId, state }: KeptPayload<'payout-news'>,
): Promise<MailContent | undefined> {
  const { rows } = await db.execute<Told>(sql`
    SELECT coalesce(users.name, '') AS seller, currency, amount_cents AS cents, returned_cents AS "returnedCents", payouts.reason
    FROM payouts JOIN companies ON companies.id = company_id LEFT JOIN users ON users.id = companies.user_id
    WHERE payouts.id = ${payoutId} AND payouts.state = ${state}`)
  const [told] = rows
  if (!told) return undefined
  const { subject, lead } = WORDS[state]
  const cents = state === 'returned' ? told.returnedCents : told.cents
  return {
    subject: textOf(subject),
    title: textOf(subject),
    lead: textOf(lead, { name: told.seller, amount: debtText(cents / 100, told.currency) }),
    ...(told.reason &&
      state !== 'paid' &&
      !isShopsAffair(told.reason) && { quote: payoutReasonInWords(told.reason) }),
    lines: [],
    button: {
      text: textOf(mailPayoutTexts.seePayouts),
      address: `${publicUrl}/company/${companyId}/payouts`,
    },
  }
}
