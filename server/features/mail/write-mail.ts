import { EMAIL_LINK_HOURS, RECOVERY_CODE } from '#contract/limits.ts'
import { priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import { mailText } from '#contract/texts/mail.ts'
import type { Database } from '#database/open-pool.ts'
import { toReader } from '../../act-in-words.ts'
import { type MailKind, mailKindOf } from '../../mail-kinds.ts'
import { layOutMail, type MailContent } from './lay-out-mail.ts'
import { linesOf } from './mail-lines.ts'
import { readMailMessage } from './mail-messages.ts'
import { readMailOrder, readMailSale } from './mail-orders.ts'
import { readActReason } from './read-act-reason.ts'
import { writeAdminActMail } from './write-admin-act-mail.ts'
import { writeAnsweredMail } from './write-answered-mail.ts'
import { writeHiddenMail } from './write-hidden-mail.ts'
import { PARCEL_MAILS } from './write-parcel-mails.ts'
import { withReason, writeRefundMail, writeSaleRefundedMail } from './write-refund-mails.ts'
import { writeSecondFactorMail } from './write-second-factor-mail.ts'
import { writeWithdrawnMail } from './write-withdrawn-mail.ts'

type WrittenMail = { subject: string; text: string; html: string; replyTo?: string }

/** Writes each kind of the outbox's mails, out of what its payload names. */
const WRITERS: Record<
  MailKind,
  (db: Database, publicUrl: string, payload: Record<string, string>) => Promise<MailContent | undefined>
> = {
  async receipt(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId!)
    return {
      subject: mailText('mail.receiptSubject', { total: priceText(order.totalCents) }),
      title: mailText('mail.receiptTitle'),
      orderId: orderId!,
      lead: mailText('mail.receiptLead', { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      totalCents: order.totalCents,
      delivery: order.delivery,
      button: { text: mailText('mail.seePurchases'), address: `${publicUrl}/myShop` },
    }
  },
  async sale(db, publicUrl, { orderId, companyId }) {
    const sale = await readMailSale(db, orderId!, companyId!)
    return {
      subject: mailText('mail.saleSubject', { total: priceText(sale.totalCents) }),
      title: mailText('mail.saleTitle'),
      orderId: orderId!,
      lead: mailText('mail.saleLead', { name: sale.sellerName }),
      lines: linesOf(sale, publicUrl),
      totalCents: sale.totalCents,
      ...(sale.delivery && { delivery: sale.delivery }),
      button: { text: mailText('mail.seeParcels'), address: `${publicUrl}/company/${companyId}/parcels` },
    }
  },
  async expiry(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId!)
    return {
      subject: mailText('mail.expirySubject'),
      title: mailText('mail.expiryTitle'),
      orderId: orderId!,
      lead: mailText('mail.expiryLead', { name: order.buyerName }),
      lines: linesOf(order, publicUrl),
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
  async 'order-cancelled'(db, publicUrl, { orderId }) {
    const order = await readMailOrder(db, orderId!)
    return {
      subject: mailText('mail.act.order-cancelled'),
      title: mailText('mail.orderCancelledTitle'),
      orderId: orderId!,
      ...withReason(
        toReader(order.buyerName, mailText('mail.actLead.order-cancelled')),
        await readActReason(db, 'order-cancelled', { orderId: orderId! }),
      ),
      lines: linesOf(order, publicUrl),
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
  'order-withdrawn': writeWithdrawnMail,
  refund: writeRefundMail,
  'sale-refunded': writeSaleRefundedMail,
  'admin-act': writeAdminActMail,
  payout: writeAdminActMail,
  ...PARCEL_MAILS,
  'review-answered': writeAnsweredMail,
  'second-factor-changed': writeSecondFactorMail,
  'review-hidden': writeHiddenMail,
  async 'recovery-code'(_db, publicUrl, { name, code, token, sealedEmail, expiresAt }) {
    if (new Date(expiresAt!) < new Date()) return undefined
    const query = new URLSearchParams({
      step: 'code',
      ...(token && { key: token }),
      ...(sealedEmail && { for: sealedEmail }),
    })
    return {
      subject: mailText('mail.codeSubject'),
      title: mailText('mail.codeTitle'),
      lead: mailText('mail.codeLead', { name: name!, minutes: RECOVERY_CODE.minutes }),
      code: code!,
      lines: [],
      button: {
        text: mailText('mail.choosePassword'),
        address: `${publicUrl}/forgotPassword?${query}`,
      },
    }
  },
  // No name in these two: whoever reads that mailbox may never have heard of the account.
  async 'confirm-email'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: mailText('mail.confirmEmailSubject'),
      title: mailText('mail.confirmEmailTitle'),
      lead: mailText('mail.confirmEmailLead'),
    })
  },
  async 'confirm-email-change'(_db, publicUrl, payload) {
    return emailLink(publicUrl, payload, {
      subject: mailText('mail.confirmChangeSubject'),
      title: mailText('mail.confirmChangeTitle'),
      lead: mailText('mail.confirmChangeLead'),
    })
  },
  async 'email-change-asked'(_db, publicUrl, { name, by }) {
    if (by === 'admin') return changeByAdmin(publicUrl, name!)
    return {
      subject: mailText('mail.changeAskedSubject'),
      title: mailText('mail.changeAskedTitle'),
      lead: mailText('mail.changeAskedLead', { name: name! }),
      lines: [],
      button: { text: mailText('mail.recoverPassword'), address: `${publicUrl}/forgotPassword` },
    }
  },
  async 'email-changed'(_db, publicUrl, { name, unlinked }) {
    const lead = mailText('mail.changeDoneLead', { name: name! })
    return {
      subject: mailText('mail.changeDoneSubject'),
      title: mailText('mail.changeDoneTitle'),
      lead: unlinked ? `${lead} ${mailText('mail.changeDoneUnlinked')}` : lead,
      lines: [],
      button: { text: mailText('mail.writeToUs'), address: `${publicUrl}/contact` },
    }
  },
  async 'account-deleted'(_db, publicUrl, { expiresAt }) {
    if (new Date(expiresAt!) < new Date()) return undefined
    return {
      subject: mailText('mail.accountDeletedSubject'),
      title: mailText('mail.accountDeletedTitle'),
      lead: mailText('mail.accountDeletedLead'),
      lines: [],
      button: { text: mailText('mail.seeShop'), address: `${publicUrl}/shop` },
    }
  },
  async 'password-changed'(_db, publicUrl, { name }) {
    return {
      subject: mailText('mail.passwordChangedSubject'),
      title: mailText('mail.passwordChangedTitle'),
      lead: mailText('mail.passwordChangedLead', { name: name! }),
      lines: [],
      button: { text: mailText('mail.recoverPassword'), address: `${publicUrl}/forgotPassword` },
    }
  },
  async contact(db, _publicUrl, { messageId }) {
    const found = await readMailMessage(db, messageId!)
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
  },
}

/** Writes a mail of the outbox; undefined when its time is over or what it tells of is gone. @throws for a kind that nobody writes: a bug */
export async function writeMail(
  db: Database,
  publicUrl: string,
  kind: string,
  payload: unknown,
): Promise<WrittenMail | undefined> {
  const content = await WRITERS[mailKindOf(kind)](db, publicUrl, payload as Record<string, string>)
  if (!content) return undefined
  const { replyTo } = content
  return { ...layOutMail(content, publicUrl), ...(replyTo && { replyTo }) }
}

/** That an admin asked for another e-mail: whoever knows nothing of it writes to the shop. */
function changeByAdmin(publicUrl: string, name: string): MailContent {
  return {
    subject: mailText('mail.changeByAdminSubject'),
    title: mailText('mail.changeByAdminTitle'),
    lead: mailText('mail.changeByAdminLead', { name }),
    lines: [],
    button: { text: mailText('mail.writeToUs'), address: `${publicUrl}/contact` },
  }
}

/** A mail with the link that proves its mailbox; undefined once the link is over. */
function emailLink(
  publicUrl: string,
  { token, expiresAt }: Record<string, string>,
  words: { subject: string; title: string; lead: string },
): MailContent | undefined {
  if (new Date(expiresAt!) < new Date()) return undefined
  return {
    ...words,
    lead: `${words.lead} ${mailText('mail.emailLinkHours', { hours: EMAIL_LINK_HOURS })}`,
    lines: [],
    button: { text: mailText('mail.confirmEmail'), address: `${publicUrl}/confirmEmail?token=${token}` },
  }
}
