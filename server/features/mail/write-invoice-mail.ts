import { sql } from 'drizzle-orm'
import { orderCode } from '#contract/order-code.ts'
import * as invoiceTexts from '#contract/texts/invoice.ts'
import { textOf } from '#contract/texts/text.ts'
import { ofOwnOrder } from './mail-content.ts'
import type { MailWriter } from './mail-writer.ts'

/** To a buyer, that a brewery attached its invoice; undefined where it has taken it away again. */
export const writeInvoiceMail: MailWriter<'invoice-attached'> = async (
  db,
  publicUrl,
  { orderId, companyId },
) => {
  const { rows } = await db.execute<{ company: string }>(sql`
    SELECT shown_name(company_id) AS company FROM parcel_invoices
    WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  const [found] = rows
  return (
    found && {
      ...ofOwnOrder(orderId, publicUrl),
      subject: textOf(invoiceTexts.mailSubject, { code: orderCode(orderId) }),
      title: textOf(invoiceTexts.mailTitle),
      lead: textOf(invoiceTexts.mailLead, found),
      lines: [],
      button: { text: textOf(invoiceTexts.download), address: `${publicUrl}/myShop/${orderId}` },
    }
  )
}
