import { trackingAddress } from '#contract/carriers.ts'
import { inThrees } from '#contract/in-threes.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import { ofOwnOrder, seeOwnOrder } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import { readMailParcel } from './mail-parcels.ts'
import type { MailWriters } from './mail-writer.ts'

/** What people are told of a parcel on its way; the payload names its order and company. */
export const PARCEL_MAILS: MailWriters<'parcel-shipped' | 'parcel-delivered' | 'parcel-cancelled'> = {
  async 'parcel-shipped'(db, publicUrl, { orderId, companyId, corrects }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    // A correction that waited for its day may come after the parcel has arrived.
    if (corrects && parcel.state !== 'shipped') return undefined
    const { buyerName: name, companyName: company, carrier, tracking, delivery, code } = parcel
    const lead = textOf(mailTexts.shippedLead, { name, company, carrier })
    const address = trackingAddress(parcel)
    const number = tracking && ` ${textOf(mailTexts.shippedTracking, { tracking })}`
    const door = code && ` ${textOf(mailTexts.shippedCode, { code: inThrees(code) })}`
    return {
      subject: textOf(mailTexts.shippedSubject, { company }),
      title: textOf(mailTexts.shippedTitle),
      ...ofOwnOrder(orderId, publicUrl),
      lead: `${lead}${number} ${textOf(mailTexts.shippedAdult)}${door}`,
      lines: linesOf(parcel, publicUrl),
      delivery,
      button: address ? { text: textOf(mailTexts.followParcel), address } : seeOwnOrder(orderId, publicUrl),
    }
  },
  async 'parcel-delivered'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    const { buyerName: name, companyName: company } = parcel
    return {
      subject: textOf(mailTexts.deliveredSubject, { company }),
      title: textOf(mailTexts.deliveredTitle),
      ...ofOwnOrder(orderId, publicUrl),
      lead: textOf(mailTexts.deliveredLead, { name, company }),
      lines: linesOf(parcel, publicUrl),
      button: seeOwnOrder(orderId, publicUrl),
    }
  },
  async 'parcel-cancelled'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    return {
      subject: textOf(mailTexts.cancelledSubject),
      title: textOf(mailTexts.cancelledTitle),
      orderId: orderId,
      lead: textOf(mailTexts.cancelledLead, { name: parcel.sellerName }),
      lines: linesOf(parcel, publicUrl),
      button: {
        text: textOf(mailTexts.seeAllParcels),
        address: `${publicUrl}/company/${companyId}/parcels?state=cancelled`,
      },
    }
  },
}
