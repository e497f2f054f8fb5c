import { sql } from 'drizzle-orm'
import { ORDER_MESSAGE_BEGINNING_CHARACTERS } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import { holdsPageAddress } from '#contract/page-addresses.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { cutText } from '../../cut-text.ts'
import { buyerName } from '../../orders/buyer-name.ts'
import { type MailContent, ofOwnOrder } from './mail-content.ts'
import type { MailWriters } from './mail-writer.ts'

type Unread = { text: string; name: string; buyer: string; company: string; seller: string }
type ParcelId = { orderId: string; companyId: string }

/**
 * Tells one side of an order that the other wrote to it, with how the first message begins that they have not looked at; nothing
 * once they have looked at all. What has an address of a page in it is read in the shop alone: programs make links of them by
 * themselves, and under our name.
 */
export const MESSAGE_MAILS: MailWriters<'message-to-buyer' | 'message-to-seller'> = {
  async 'message-to-buyer'(db, publicUrl, { orderId, companyId }) {
    const unread = await readUnread(db, { orderId, companyId }, 'brewery')
    if (!unread) return undefined
    return {
      ...ofOwnOrder(orderId, publicUrl),
      ...asContent(orderId, { name: unread.name, writer: unread.company, text: unread.text }),
      button: {
        text: textOf(orderMessagesTexts.readAndAnswer),
        address: `${publicUrl}/myShop/${orderId}/messages/${companyId}`,
      },
    }
  },
  async 'message-to-seller'(db, publicUrl, { orderId, companyId }) {
    const unread = await readUnread(db, { orderId, companyId }, 'buyer')
    if (!unread) return undefined
    return {
      orderId,
      ...asContent(orderId, { name: unread.seller, writer: unread.buyer, text: unread.text }),
      button: {
        text: textOf(orderMessagesTexts.readAndAnswer),
        address: `${publicUrl}/company/${companyId}/parcels/${orderId}#messages`,
      },
    }
  },
}

function asContent(
  orderId: string,
  { name, writer, text }: { name: string; writer: string; text: string },
): Pick<MailContent, 'subject' | 'title' | 'lead' | 'quote' | 'lines'> {
  const isQuoted = text !== '' && !holdsPageAddress(text)
  const most = ORDER_MESSAGE_BEGINNING_CHARACTERS
  return {
    subject: textOf(mailTexts.messageSubject, { writer, code: orderCode(orderId) }),
    title: textOf(mailTexts.messageTitle),
    lead: textOf(isQuoted ? mailTexts.messageLead : mailTexts.messageLeadAlone, { name, writer }),
    ...(isQuoted && { quote: text.length > most ? `${cutText(text, most)}…` : text }),
    lines: [],
  }
}

/** The oldest message of `author` that the other side has not looked at. */
async function readUnread(
  db: Database,
  { orderId, companyId }: ParcelId,
  author: 'buyer' | 'brewery',
): Promise<Unread | undefined> {
  const read = author === 'buyer' ? sql`brewery_read_at` : sql`buyer_read_at`
  const found = await db.execute<Unread>(sql`
    SELECT text, coalesce(buyers.name, users.name) AS name, ${buyerName} AS buyer, shown_name(companies.id) AS company,
           coalesce(nullif(companies.name, ''), companies.company) AS seller
    FROM order_threads AS thread JOIN order_messages AS message USING (order_id, company_id)
    JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE order_id = ${orderId} AND company_id = ${companyId}
      AND author = ${author} AND message.at > coalesce(${read}, '-infinity')
    ORDER BY message.at, message.id LIMIT 1`)
  return found.rows[0]
}
