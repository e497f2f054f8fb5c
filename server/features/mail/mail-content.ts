import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

/** A beer as a mail shows it. `picture` is a whole address. */
export type MailLine = {
  name: string
  companyName: string
  /** How many of it are told of; none where it is told of as such. */
  quantity?: number
  /** What is said of it in a few words. */
  note?: string
  amountCents: number
  picture: string
  /** Where its name leads. */
  address?: string
}

/** Figures in rows: the first cell of each says what it is of, and may lead there. */
export type MailTable = {
  head: [string, ...string[]]
  rows: { cells: [string, ...string[]]; note?: string; address?: string }[]
  /** The last rows: their sums. */
  totals: [string, ...string[]][]
}

/** What a mail says; plain text everywhere, so that only the layout writes HTML. */
export type MailContent = {
  subject: string
  title: string
  /** The order that it is about: named by its code below the title. */
  orderId?: string
  /** Where whom it is for reads that order whole: its code leads there. */
  orderPage?: string
  lead: string
  /** A code to copy, written large. */
  code?: string
  /** What somebody else wrote, its lines kept. */
  quote?: string
  /** What is told in short lines. */
  facts?: string[]
  lines: MailLine[]
  table?: MailTable
  totalCents?: number
  /** Where the order goes, a line each. */
  delivery?: string[]
  button: { text: string; address: string }
  /** Why such a mail comes, and where it is stopped: by a press there, or by its reader's program (RFC 8058). */
  stop?: { why: string; text: string; address: string; oneClick: string }
  /** Whom an answer goes to, when that is not the shop. */
  replyTo?: string
}

/** How a mail names the order that it is about. */
export function orderWords(orderId: string): string {
  return textOf(accountWords.orderCode, { code: orderCode(orderId) })
}

/** What the mails of an order's own buyer begin with: its code, which leads to its page. */
export function ofOwnOrder(orderId: string, publicUrl: string): Pick<MailContent, 'orderId' | 'orderPage'> {
  return { orderId, orderPage: `${publicUrl}/myShop/${orderId}` }
}

/** The button that leads its buyer there. */
export function seeOwnOrder(orderId: string, publicUrl: string): MailContent['button'] {
  return { text: textOf(mailTexts.seeOrder), address: `${publicUrl}/myShop/${orderId}` }
}
