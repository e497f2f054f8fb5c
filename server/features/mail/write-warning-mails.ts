import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import { linesOf } from './mail-lines.ts'
import { readMailParcel } from './mail-parcels.ts'
import type { MailWriter, MailWriters } from './mail-writer.ts'

type Kind = 'delivery-warned' | 'delivery-cleared'

/** What a brewery is told when the provider asks not to send, and when an admin has looked; nothing once the parcel is elsewhere. */
export const WARNING_MAILS: MailWriters<Kind> = {
  'delivery-warned': about({
    subject: mailTexts.warnedSubject,
    title: mailTexts.warnedTitle,
    lead: mailTexts.warnedLead,
  }),
  'delivery-cleared': about({
    subject: mailTexts.clearedSubject,
    title: mailTexts.clearedTitle,
    lead: mailTexts.clearedLead,
  }),
}

function about(words: Record<'subject' | 'title' | 'lead', Parameters<typeof textOf>[0]>): MailWriter<Kind> {
  return async (db, publicUrl, { orderId, companyId }) => {
    const parcel = await readMailParcel(db, orderId, companyId)
    if (parcel.state !== 'pending') return undefined
    return {
      subject: textOf(words.subject),
      title: textOf(words.title),
      orderId,
      lead: textOf(words.lead, { name: parcel.sellerName }),
      lines: linesOf(parcel, publicUrl),
      button: {
        text: textOf(mailTexts.seeAllParcels),
        address: `${publicUrl}/company/${companyId}/parcels`,
      },
    }
  }
}
