import { sql } from 'drizzle-orm'
import * as accountWords from '#contract/texts/account-words.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

/**
 * Tells who reviewed a beer what its brewery says to it. It leads to the beer, or to their purchases while that is off
 * sale. Undefined once there is no such answer any more, or the review is hidden with it.
 */
export async function writeAnsweredMail(
  db: Database,
  publicUrl: string,
  { reviewId }: KeptPayload<'review-answered'>,
): Promise<MailContent | undefined> {
  const found = await db.execute<{
    name: string
    beerId: string
    beer: string
    isOnSale: boolean
    company: string
    answer: string
  }>(sql`
    SELECT coalesce(buyers.name, users.name) AS name, beers.id AS "beerId", beers.name AS beer,
           beers.on_sale AS "isOnSale", company, answer
    FROM reviews JOIN beers ON beers.id = beer_id JOIN companies ON companies.id = company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE reviews.id = ${reviewId ?? null} AND answered_at IS NOT NULL AND hidden_at IS NULL`)
  const [review] = found.rows
  if (!review) return undefined
  const { name, beerId, beer, isOnSale, company, answer } = review
  return {
    subject: textOf(mailTexts.answeredSubject, { company }),
    title: textOf(mailTexts.answeredTitle),
    lead: textOf(mailTexts.answeredLead, { name, company, beer }),
    quote: answer,
    lines: [],
    button: isOnSale
      ? { text: textOf(mailTexts.seeAnswer), address: `${publicUrl}/detail/${beerId}#ratings` }
      : { text: textOf(accountWords.seeMyPurchases), address: `${publicUrl}/myShop` },
  }
}
