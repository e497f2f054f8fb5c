import { mailText } from '#contract/texts/mail.ts'
import type { Database } from '#database/open-pool.ts'
import type { MailContent } from './lay-out-mail.ts'
import { linesOf } from './mail-lines.ts'
import { readMailParcel } from './mail-parcels.ts'

type Writer = (
  db: Database,
  publicUrl: string,
  payload: Record<string, string>,
) => Promise<MailContent | undefined>

/** What people are told of a parcel on its way; the payload names its order and company. */
export const PARCEL_MAILS: Record<string, Writer> = {
  async 'parcel-shipped'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId!, companyId!)
    const { buyerName: name, companyName: company, carrier, tracking, delivery } = parcel
    const lead = mailText('mail.shippedLead', { name, company, carrier })
    const number = tracking && ` ${mailText('mail.shippedTracking', { tracking })}`
    return {
      subject: mailText('mail.shippedSubject', { company }),
      title: mailText('mail.shippedTitle'),
      lead: `${lead}${number} ${mailText('mail.shippedAdult')}`,
      lines: linesOf(parcel, publicUrl),
      delivery,
      button: { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async 'parcel-delivered'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId!, companyId!)
    const { buyerName: name, companyName: company } = parcel
    return {
      subject: mailText('mail.deliveredSubject', { company }),
      title: mailText('mail.deliveredTitle'),
      lead: mailText('mail.deliveredLead', { name, company }),
      lines: linesOf(parcel, publicUrl),
      button: { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async 'parcel-cancelled'(db, publicUrl, { orderId, companyId }) {
    const parcel = await readMailParcel(db, orderId!, companyId!)
    return {
      subject: mailText('mail.cancelledSubject'),
      title: mailText('mail.cancelledTitle'),
      lead: mailText('mail.cancelledLead', { name: parcel.sellerName }),
      lines: linesOf(parcel, publicUrl),
      button: {
        text: mailText('mail.seeAllParcels'),
        address: `${publicUrl}/company/${companyId}/parcels?state=cancelled`,
      },
    }
  },
}
