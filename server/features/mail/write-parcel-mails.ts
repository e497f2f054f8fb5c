import { trackingAddress } from '#contract/carriers.ts'
import { mailText } from '#contract/texts/mail.ts'
import { linesOf } from './mail-lines.ts'
import { readMailParcel } from './mail-parcels.ts'
import type { MailWriters } from './mail-writer.ts'

/** What people are told of a parcel on its way; the payload names its order and company. */
export const PARCEL_MAILS: MailWriters<'parcel-shipped' | 'parcel-delivered' | 'parcel-cancelled'> = {
  async 'parcel-shipped'(db, publicUrl, { orderId, companyId, corrects }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    // A correction that waited for its day may come after the parcel has arrived.
    if (corrects && parcel.state !== 'shipped') return undefined
    const { buyerName: name, companyName: company, carrier, tracking, delivery } = parcel
    const lead = mailText('mail.shippedLead', { name, company, carrier })
    const address = trackingAddress(parcel)
    const number = tracking && ` ${mailText('mail.shippedTracking', { tracking })}`
    return {
      subject: mailText('mail.shippedSubject', { company }),
      title: mailText('mail.shippedTitle'),
      orderId: orderId,
      lead: `${lead}${number} ${mailText('mail.shippedAdult')}`,
      lines: linesOf(parcel, publicUrl),
      delivery,
      button: address
        ? { text: mailText('mail.followParcel'), address }
        : { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async 'parcel-delivered'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    const { buyerName: name, companyName: company } = parcel
    return {
      subject: mailText('mail.deliveredSubject', { company }),
      title: mailText('mail.deliveredTitle'),
      orderId: orderId,
      lead: mailText('mail.deliveredLead', { name, company }),
      lines: linesOf(parcel, publicUrl),
      button: { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async 'parcel-cancelled'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId, companyId)
    return {
      subject: mailText('mail.cancelledSubject'),
      title: mailText('mail.cancelledTitle'),
      orderId: orderId,
      lead: mailText('mail.cancelledLead', { name: parcel.sellerName }),
      lines: linesOf(parcel, publicUrl),
      button: {
        text: mailText('mail.seeAllParcels'),
        address: `${publicUrl}/company/${companyId}/parcels?state=cancelled`,
      },
    }
  },
}
