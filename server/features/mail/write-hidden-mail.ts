import { sql } from 'drizzle-orm'
import * as mailTexts from '#contract/texts/mail.ts'
import * as mailActTexts from '#contract/texts/mail-act.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { toReader } from '../../audit/act-in-words.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'
import { withReason } from './write-refund-mails.ts'

/**
 * Tells who reviewed a beer that an admin has hidden their review, and why. Undefined once it is to be seen again, or
 * was hidden anew, of which another mail tells.
 */
export async function writeHiddenMail(
  db: Database,
  publicUrl: string,
  { reviewId, hiddenAt, reason }: KeptPayload<'review-hidden'>,
): Promise<MailContent | undefined> {
  const found = await db.execute<{ name: string; beer: string; hiddenAt: string }>(sql`
    SELECT coalesce(buyers.name, users.name) AS name, beers.name AS beer, hidden_at AS "hiddenAt"
    FROM reviews JOIN beers ON beers.id = beer_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE reviews.id = ${reviewId ?? null} AND hidden_at IS NOT NULL`)
  const [review] = found.rows
  if (!review || new Date(review.hiddenAt).toISOString() !== hiddenAt) return undefined
  const { name, beer } = review
  return {
    subject: textOf(mailActTexts.titles['review-hidden'], { subject: beer }),
    title: textOf(mailTexts.hiddenTitle),
    ...withReason(toReader(name, textOf(mailActTexts.leads['review-hidden'], { subject: beer })), reason),
    lines: [],
    button: { text: textOf(mailTexts.writeToUs), address: `${publicUrl}/contact` },
  }
}
