import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import { cutText } from '../../cut-text.ts'

import { readMailAnswer, readMailMessage } from './mail-messages.ts'
import type { MailWriters } from './mail-writer.ts'

/** Of what they wrote themselves: enough to know which message it was. */
const QUOTED_CHARACTERS = 600

/** What somebody wrote on the contact page: to the shop, and back to them with what it answers. */
export const CONTACT_MAILS: MailWriters<'contact' | 'contact-answered'> = {
  /** Whom an answer goes to, the purchase that it is about, and the page that answers and keeps it. */
  async contact(db, publicUrl, { messageId }) {
    const found = await readMailMessage(db, messageId)
    if (!found) return undefined
    const { id, name, email, phone, message, orderId } = found
    const lead = textOf(mailTexts.contactLead, { name, email, phone })
    return {
      subject: textOf(accountWords.messageFrom, { name }),
      title: textOf(mailTexts.contactTitle),
      lead: orderId ? `${lead} ${textOf(mailTexts.contactPurchase, { code: orderCode(orderId) })}` : lead,
      quote: message,
      lines: [],
      button: { text: textOf(mailTexts.contactAnswerAtDesk), address: `${publicUrl}/admin/messages/${id}` },
      replyTo: email,
    }
  },
  async 'contact-answered'(db, publicUrl, { answerId, replyTo }) {
    const found = await readMailAnswer(db, answerId)
    if (!found) return undefined
    const { name, words, message } = found
    return {
      subject: textOf(mailTexts.contactAnsweredSubject),
      title: textOf(mailTexts.contactAnsweredTitle),
      lead: textOf(mailTexts.contactAnsweredLead, { name }),
      quote: words,
      facts: [textOf(mailTexts.contactYouWrote), ...cutText(message, QUOTED_CHARACTERS).split('\n')],
      lines: [],
      button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
      replyTo,
    }
  },
}
