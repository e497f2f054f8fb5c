import { sql } from 'drizzle-orm'
import { pricedText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import { REFUND_REASONS, unusedPaymentReason } from '#contract/refund-reasons.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { unitsLeft } from '../../orders/units-left.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import { type MailContent, ofOwnOrder, seeOwnOrder } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import { readMailOrder, readMailRefund, readMailSale } from './mail-orders.ts'
import { readActReason } from './read-act-reason.ts'

/** To a buyer: their money is back; why, where an admin said so or its order had no use for it; and that a review goes with its beer. */
export async function writeRefundMail(
  db: Database,
  publicUrl: string,
  { refundId }: KeptPayload<'refund'>,
): Promise<MailContent> {
  const refund = await readMailRefund(db, refundId)
  const { orderId, amountCents, chargeCents, chargeCurrency, units } = refund
  const order = await readMailOrder(db, orderId)
  const total = pricedText(amountCents, chargeCents, chargeCurrency)
  const lead = textOf(mailTexts.refundLead, { name: order.buyerName, total })
  const unused = unusedPaymentReason(refund.reason)
  const why = unused ? `${textOf(REFUND_REASONS[unused])}.` : units && textOf(mailTexts.refundReview)
  const told = why ? `${lead} ${why}` : lead
  return {
    subject: textOf(mailTexts.refundSubject, { total }),
    title: textOf(mailTexts.refundTitle),
    ...ofOwnOrder(orderId, publicUrl),
    ...withReason(told, await readActReason(db, 'order-refunded', { orderId, refundId: refundId })),
    lines: linesBack(linesOf(order, publicUrl), units),
    totalCents: amountCents,
    button: seeOwnOrder(orderId, publicUrl),
  }
}

/**
 * To a brewery: the administration gives the money of its beers back, why, and what is to become of the parcel: what has
 * not left and is not paid for any more stays there.
 */
export async function writeSaleRefundedMail(
  db: Database,
  publicUrl: string,
  { orderId, companyId, refundId }: KeptPayload<'sale-refunded'>,
): Promise<MailContent> {
  const sale = await readMailSale(db, orderId, companyId)
  const { units } = await readMailRefund(db, refundId)
  const lines = linesBack(linesOf(sale, publicUrl), units)
  const { isPending, isWhole, isRestocked } = await readParcelLeft(db, orderId, companyId, refundId)
  const order = orderCode(orderId)
  const words = [textOf(mailTexts.saleRefundedLead, { name: sale.sellerName, order })]
  if (isPending) words.push(textOf(isWhole ? mailTexts.saleRefundedKeep : mailTexts.saleRefundedRest))
  if (isRestocked) words.push(textOf(mailTexts.saleRefundedRestocked))
  const state = isPending && isWhole ? 'cancelled' : isPending ? 'pending' : 'shipped'
  return {
    subject: textOf(mailTexts.saleRefundedSubject, { order }),
    title: textOf(mailTexts.saleRefundedTitle),
    orderId: orderId,
    ...withReason(
      words.join(' '),
      await readActReason(db, 'order-refunded', { orderId: orderId, refundId: refundId }),
    ),
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    button: {
      text: textOf(mailTexts.seeAllParcels),
      address: `${publicUrl}/company/${companyId}/parcels?state=${state}`,
    },
  }
}

/** What an admin wrote stands below the words as theirs. */
export function withReason(lead: string, reason: string | undefined): Pick<MailContent, 'lead' | 'quote'> {
  return reason ? { lead: `${lead} ${textOf(accountWords.theReason)}`, quote: reason } : { lead }
}

type Units = Awaited<ReturnType<typeof readMailRefund>>['units']

function linesBack<Line extends { beerId: string }>(lines: Line[], units: Units) {
  return lines.flatMap((line) => {
    const unit = units?.find(({ beerId }) => beerId === line.beerId)
    return unit ? [{ ...line, ...unit }] : []
  })
}

/** How a parcel stands after a refund: whether it has not left, whether all of it is refunded, what is back on the shelf. */
async function readParcelLeft(db: Database, orderId: string, companyId: string, refundId: string) {
  const { rows } = await db.execute<{ isPending: boolean; isWhole: boolean; isRestocked: boolean }>(sql`
    SELECT parcels.state = 'pending' AS "isPending",
           NOT EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = parcels.order_id
                       AND line.company_id = parcels.company_id AND ${unitsLeft} > 0) AS "isWhole",
           EXISTS (SELECT FROM refund_lines WHERE refund_id = ${refundId} AND restocked) AS "isRestocked"
    FROM parcels WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  return rows[0]!
}
