import { orderCode } from '#contract/order-code.ts'
import { mailText } from '#contract/texts/mail.ts'
import { readMailMessage } from './mail-messages.ts'
import type { MailWriter } from './mail-writer.ts'

/** To the shop: what somebody wrote to it, whom an answer goes to, and the purchase that it is about. */
export const writeContactMail: MailWriter<'contact'> = async (db, _publicUrl, { messageId }) => {
  const found = await readMailMessage(db, messageId)
  if (!found) return undefined
  const { name, email, phone, message, orderId } = found
  const lead = mailText('mail.contactLead', { name, email, phone })
  return {
    subject: mailText('mail.contactSubject', { name }),
    title: mailText('mail.contactTitle'),
    lead: orderId ? `${lead} ${mailText('mail.contactPurchase', { code: orderCode(orderId) })}` : lead,
    quote: message,
    lines: [],
    button: { text: mailText('mail.answer'), address: `mailto:${email}` },
    replyTo: email,
  }
}
