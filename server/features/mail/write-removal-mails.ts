import { sql } from 'drizzle-orm'
import { priceText } from '#contract/money.ts'
import type { ShortfallReason } from '#contract/shortfall-reasons.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailRemovalTexts from '#contract/texts/mail-removal.ts'
import { shortfallReasonTexts } from '#contract/texts/removals.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { ofOwnOrder, seeOwnOrder } from './mail-content.ts'
import { linesOf } from './mail-lines.ts'
import type { MailOrder } from './mail-orders.ts'
import type { MailWriters } from './mail-writer.ts'

/** What was taken out of a parcel before it left: told to its buyer where the brewery cannot send it, else to the brewery. */
export const REMOVAL_MAILS: MailWriters<'parcel-short' | 'units-cancelled'> = {
  async 'parcel-short'(db, publicUrl, { orderId, removalId }) {
    const removal = await readMailRemoval(db, removalId)
    const { buyerName: name, companyName: company, reason, isWhole, words, cents } = removal
    const why = textOf(shortfallReasonTexts[reason!])
    const lead = [textOf(mailRemovalTexts.shortLead, { name, company, why })]
    if (cents > 0) lead.push(textOf(mailRemovalTexts.shortBack, { amount: priceText(cents) }))
    if (!isWhole) lead.push(textOf(mailRemovalTexts.shortRest))
    if (words) lead.push(textOf(mailRemovalTexts.shortWords, { company }))
    return {
      subject: textOf(isWhole ? mailRemovalTexts.shortSubject : mailRemovalTexts.shortPartSubject, {
        company,
      }),
      title: textOf(isWhole ? mailRemovalTexts.shortTitle : mailRemovalTexts.shortPartTitle),
      ...ofOwnOrder(orderId, publicUrl),
      lead: lead.join(' '),
      ...(words && { quote: words }),
      lines: linesOf(removal, publicUrl),
      totalCents: cents,
      button: seeOwnOrder(orderId, publicUrl),
    }
  },
  async 'units-cancelled'(db, publicUrl, { orderId, companyId, removalId }) {
    const removal = await readMailRemoval(db, removalId)
    return {
      subject: textOf(mailRemovalTexts.unitsSubject),
      title: textOf(mailRemovalTexts.unitsTitle),
      orderId,
      lead: textOf(mailRemovalTexts.unitsLead, { name: removal.sellerName }),
      lines: linesOf(removal, publicUrl),
      totalCents: removal.cents,
      button: {
        text: textOf(mailTexts.seeAllParcels),
        address: `${publicUrl}/company/${companyId}/parcels?state=pending`,
      },
    }
  },
}

type MailRemoval = Pick<MailOrder, 'buyerName' | 'lines'> & {
  sellerName: string
  companyName: string
  reason: ShortfallReason | null
  words: string
  /** With it nothing of the parcel was left. */
  isWhole: boolean
  cents: number
}

async function readMailRemoval(db: Database, removalId: string): Promise<MailRemoval> {
  const found = await db.execute<Omit<MailRemoval, 'cents'>>(sql`
    SELECT coalesce(buyers.name, users.name) AS "buyerName", companies.name AS "sellerName",
           shown_name(companies.id) AS "companyName", reason, words,
           NOT EXISTS (
             SELECT FROM parcel_removals AS later WHERE later.order_id = removal.order_id
               AND later.company_id = removal.company_id AND later.id > removal.id
           ) AND EXISTS (
             SELECT FROM parcel_events AS event WHERE event.order_id = removal.order_id
               AND event.company_id = removal.company_id AND to_state = 'cancelled' AND event.user_id = removal.user_id
           ) AS "isWhole",
           (SELECT json_agg(json_build_object('beerId', line.beer_id, 'name', line.name, 'companyName', line.company_name,
              'image', line.image, 'quantity', taken.quantity, 'amountCents', taken.quantity::bigint * line.unit_cents)
              ORDER BY ${LINES_IN_ORDER})
            FROM parcel_removal_lines AS taken
            JOIN order_lines AS line ON line.order_id = removal.order_id AND line.beer_id = taken.beer_id
            WHERE removal_id = removal.id) AS lines
    FROM parcel_removals AS removal
    JOIN orders ON orders.id = removal.order_id JOIN companies ON companies.id = removal.company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE removal.id = ${removalId}`)
  const removal = found.rows[0]!
  return { ...removal, cents: removal.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}
