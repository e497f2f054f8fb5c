import { dayAt } from '#contract/age.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailWithdrawalTexts from '#contract/texts/mail-withdrawal.ts'
import { textOf } from '#contract/texts/text.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'

import { ofOwnOrder, seeOwnOrder } from './mail-content.ts'
import { readMailWithdrawal } from './mail-withdrawals.ts'
import type { MailWriters } from './mail-writer.ts'
import { withReason } from './write-refund-mails.ts'

type Told = NonNullable<Awaited<ReturnType<typeof readMailWithdrawal>>>

/** What was typed and may be told to whoever reads a typed e-mail: the number of an order, and the day. */
function received({ code, number, createdAt, timeZone }: Told) {
  return {
    subject: textOf(mailWithdrawalTexts.receivedSubject, { code }),
    title: textOf(withdrawTexts.doneTitle),
    code,
    facts: [
      textOf(mailWithdrawalTexts.ofOrder, { number }),
      textOf(mailWithdrawalTexts.cameOn, { day: dayWords(dayAt(createdAt, timeZone)) }),
    ],
    lines: [],
  }
}

/** To who withdrew from a purchase: its code; to the order's own buyer the link that confirms it; and why it was refused. */
export const WITHDRAWAL_MAILS: MailWriters<
  'withdrawal-received' | 'withdrawal-matched' | 'withdrawal-refused'
> = {
  async 'withdrawal-received'(db, publicUrl, { withdrawalId }) {
    const found = await readMailWithdrawal(db, withdrawalId)
    return (
      found && {
        ...received(found),
        lead: textOf(mailWithdrawalTexts.receivedLead),
        button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
      }
    )
  },
  async 'withdrawal-matched'(db, publicUrl, { withdrawalId, orderId }) {
    const found = await readMailWithdrawal(db, withdrawalId)
    if (!found) return undefined
    const isConfirmed = found.confirmedAt !== null || found.state !== 'open'
    return {
      ...received(found),
      ...ofOwnOrder(orderId, publicUrl),
      lead: textOf(isConfirmed ? mailWithdrawalTexts.confirmedLead : mailWithdrawalTexts.matchedLead),
      button: isConfirmed
        ? seeOwnOrder(orderId, publicUrl)
        : {
            text: textOf(withdrawTexts.confirm),
            address: `${publicUrl}/withdraw/confirm?key=${found.confirmKey}`,
          },
    }
  },
  async 'withdrawal-refused'(db, publicUrl, { withdrawalId }) {
    const found = await readMailWithdrawal(db, withdrawalId)
    if (found?.state !== 'refused') return undefined
    const { code, number, reason } = found
    return {
      subject: textOf(mailWithdrawalTexts.refusedSubject, { code }),
      title: textOf(mailWithdrawalTexts.refusedTitle),
      ...withReason(textOf(mailWithdrawalTexts.refusedLead, { code, number }), reason),
      lines: [],
      button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
    }
  },
}
