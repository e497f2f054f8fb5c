import { sql } from 'drizzle-orm'
import * as accountWords from '#contract/texts/account-words.ts'
import { localeNow } from '#contract/texts/language.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import { type MailContent, ofOwnOrder } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import { readMailOrder } from './mail-orders.ts'

/**
 * To a buyer: an order that waited for its payment is cancelled, because an admin took beers of it off sale.
 * @param payload the order, and the company or the one beer that is not on sale any more
 */
export async function writeWithdrawnMail(
  db: Database,
  publicUrl: string,
  { orderId, companyId, beerId }: KeptPayload<'order-withdrawn'>,
): Promise<MailContent> {
  const order = await readMailOrder(db, orderId)
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT name FROM order_lines AS line
    WHERE order_id = ${orderId} AND (company_id = ${companyId ?? null} OR beer_id = ${beerId ?? null})
    ORDER BY ${LINES_IN_ORDER}`)
  return {
    subject: textOf(accountWords.weCancelledYourOrder),
    title: textOf(mailTexts.orderCancelledTitle),
    ...ofOwnOrder(orderId, publicUrl),
    lead: textOf(mailTexts.withdrawnLead, {
      name: order.buyerName,
      beers: new Intl.ListFormat(localeNow(), { type: 'conjunction' }).format(rows.map(({ name }) => name)),
    }),
    lines: linesOf(order, publicUrl),
    button: { text: textOf(mailTexts.seeShop), address: `${publicUrl}/shop` },
  }
}
