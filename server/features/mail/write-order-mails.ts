import { priceText } from '#contract/money.ts'
import { mailText } from '#contract/texts/mail.ts'
import { toReader } from '../../act-in-words.ts'
import { linesOf } from './mail-lines.ts'
import { readMailOrder, readMailSale } from './mail-orders.ts'
import type { MailWriters } from './mail-writer.ts'
import { readActReason } from './read-act-reason.ts'
import { withReason } from './write-refund-mails.ts'

/** What people are told of an order: that it was paid, or why it ended. */
export const ORDER_MAILS: MailWriters<'receipt' | 'sale' | 'expiry' | 'order-cancelled'> = {
  async receipt(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: mailText('mail.receiptSubject', { total: priceText(order.totalCents) }),
      title: mailText('mail.receiptTitle'),
      orderId: orderId,
      lead: mailText('mail.receiptLead', { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      totalCents: order.totalCents,
      delivery: order.delivery,
      button: { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async sale(db, publicUrl, { orderId, companyId }) {
    const sale = await readMailSale(db, orderId, companyId)
    return {
      subject: mailText('mail.saleSubject', { total: priceText(sale.totalCents) }),
      title: mailText('mail.saleTitle'),
      orderId: orderId,
      lead: mailText('mail.saleLead', { name: sale.sellerName }),
      lines: linesOf(sale, publicUrl),
      totalCents: sale.totalCents,
      ...(sale.delivery && { delivery: sale.delivery }),
      button: { text: mailText('mail.seeParcels'), address: `${publicUrl}/company/${companyId}/parcels` },
    }
  },
  async expiry(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: mailText('mail.expirySubject'),
      title: mailText('mail.expiryTitle'),
      orderId: orderId,
      lead: mailText('mail.expiryLead', { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
  async 'order-cancelled'(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: mailText('mail.act.order-cancelled'),
      title: mailText('mail.orderCancelledTitle'),
      orderId: orderId,
      ...withReason(
        toReader(order.buyerName, mailText('mail.actLead.order-cancelled')),
        await readActReason(db, 'order-cancelled', { orderId: orderId }),
      ),
      lines: linesOf(order, publicUrl),
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
}
