import { sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import type { Transaction } from '#database/open-pool.ts'

type Locked = {
  id: string
  isHidden: boolean
  /** Its report; null: nobody reported it, else whether that still waits for an admin. */
  isReportOpen: boolean | null
  beerId: string
  /** For the audit log: whose review of which beer. */
  name: string
  writer: { userId: string; email: string; isDeleted: boolean }
}

/**
 * A review that an admin decides about, held until the decision stands: of two admins at once the second waits and is
 * told what the first did. Its writer is held too, so that their account is not deleted before a mail to them is written
 * down. Undefined where there is no such review.
 */
export async function lockJudgedReview(tx: Transaction, id: string): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined
  // Writers first, as whoever answers a review does.
  const writers = await tx.execute<Locked['writer']>(sql`
    SELECT users.id AS "userId", users.email, users.deleted_at IS NOT NULL AS "isDeleted"
    FROM users WHERE users.id = (SELECT buyer_id FROM reviews WHERE id = ${id}) FOR SHARE`)
  const [writer] = writers.rows
  if (!writer) return undefined
  await tx.execute(sql`SELECT FROM reviews WHERE id = ${id} FOR NO KEY UPDATE`)
  // A statement of its own: only this one sees what the other admin wrote while we waited.
  const found = await tx.execute<Omit<Locked, 'writer'>>(sql`
    SELECT reviews.id, hidden_at IS NOT NULL AS "isHidden", beer_id AS "beerId",
           CASE WHEN report.review_id IS NOT NULL THEN report.closed_at IS NULL END AS "isReportOpen",
           buyers.name || ' ' || buyers.last_name || ' · ' || beers.name AS name
    FROM reviews JOIN beers ON beers.id = beer_id JOIN buyers ON buyers.user_id = buyer_id
    LEFT JOIN review_reports AS report ON report.review_id = reviews.id
    WHERE reviews.id = ${id}`)
  const [review] = found.rows
  return review && { ...review, writer }
}
