import type { Charge } from '#contract/charge.ts'
import { chargeText } from '#contract/charge-text.ts'
import { rateText } from '#contract/charge-words.ts'
import { priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailActTexts from '#contract/texts/mail-act.ts'
import { textOf } from '#contract/texts/text.ts'

import { toReader } from '../../audit/act-in-words.ts'
import { ofOwnOrder, seeOwnOrder } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import { readMailOrder, readMailSale } from './mail-orders.ts'
import type { MailWriters } from './mail-writer.ts'
import { readActReason } from './read-act-reason.ts'
import { withReason } from './write-refund-mails.ts'

/** What the card was charged, and at which rate. `charged` in hundredths. */
function onTheCard({ charged, chargeCurrency, rate }: Charge): string {
  const total = chargeText(charged, chargeCurrency)
  return textOf(chargeTexts.onTheCardAt, { total, rate: rateText(rate!, chargeCurrency) })
}

/** What people are told of an order: that it was paid, or why it ended. */
export const ORDER_MAILS: MailWriters<'receipt' | 'sale' | 'expiry' | 'order-cancelled'> = {
  async receipt(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: textOf(mailTexts.receiptSubject, { total: priceText(order.totalCents) }),
      title: textOf(mailTexts.receiptTitle),
      ...ofOwnOrder(orderId, publicUrl),
      lead: textOf(mailTexts.receiptLead, { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      totalCents: order.totalCents,
      ...(order.charge.rate !== null && { facts: [onTheCard(order.charge)] }),
      delivery: order.delivery,
      button: seeOwnOrder(orderId, publicUrl),
    }
  },
  async sale(db, publicUrl, { orderId, companyId }) {
    const sale = await readMailSale(db, orderId, companyId)
    return {
      subject: textOf(mailTexts.saleSubject, { total: priceText(sale.totalCents) }),
      title: textOf(mailTexts.saleTitle),
      orderId: orderId,
      lead: textOf(mailTexts.saleLead, { name: sale.sellerName }),
      lines: linesOf(sale, publicUrl),
      totalCents: sale.totalCents,
      ...(sale.delivery && { delivery: sale.delivery }),
      button: { text: textOf(mailTexts.seeParcels), address: `${publicUrl}/company/${companyId}/parcels` },
    }
  },
  async expiry(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: textOf(mailTexts.expirySubject),
      title: textOf(mailTexts.expiryTitle),
      ...ofOwnOrder(orderId, publicUrl),
      lead: textOf(mailTexts.expiryLead, { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      button: { text: textOf(mailTexts.seeShop), address: `${publicUrl}/shop` },
    }
  },
  async 'order-cancelled'(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId)
    return {
      subject: textOf(accountWords.weCancelledYourOrder),
      title: textOf(mailTexts.orderCancelledTitle),
      ...ofOwnOrder(orderId, publicUrl),
      ...withReason(
        toReader(order.buyerName, textOf(mailActTexts.leads['order-cancelled'])),
        await readActReason(db, 'order-cancelled', { orderId: orderId }),
      ),
      lines: linesOf(order, publicUrl),
      button: { text: textOf(mailTexts.seeShop), address: `${publicUrl}/shop` },
    }
  },
}
