import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import { readMailMessage } from './mail-messages.ts'
import type { MailWriter } from './mail-writer.ts'

/** To the shop: what somebody wrote to it, whom an answer goes to, and the purchase that it is about. */
export const writeContactMail: MailWriter<'contact'> = async (db, _publicUrl, { messageId }) => {
  const found = await readMailMessage(db, messageId)
  if (!found) return undefined
  const { name, email, phone, message, orderId } = found
  const lead = textOf(mailTexts.contactLead, { name, email, phone })
  return {
    subject: textOf(accountWords.messageFrom, { name }),
    title: textOf(mailTexts.contactTitle),
    lead: orderId ? `${lead} ${textOf(mailTexts.contactPurchase, { code: orderCode(orderId) })}` : lead,
    quote: message,
    lines: [],
    button: { text: textOf(accountWords.answer), address: `mailto:${email}` },
    replyTo: email,
  }
}
