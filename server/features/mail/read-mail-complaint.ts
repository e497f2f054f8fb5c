import { sql } from 'drizzle-orm'
import type { ComplaintKind } from '#contract/complaint-states.ts'
import type { Database } from '#database/open-pool.ts'

/** A complaint as its mails tell of it. Sums are cents of dollars; `words` and `event` are those of an answer, of a decision, or of its opening. */
export type MailComplaint = {
  kind: ComplaintKind
  buyerId: string
  buyerName: string
  sellerName: string
  companyName: string
  askedCents: number
  offeredCents: number
  givenCents: number
  event: string
  words: string
}

/** @param which the event that a mail tells of: by its id, or the last of a name; undefined where there is none */
export async function readMailComplaint(
  db: Database,
  complaintId: string | undefined,
  which: { eventId: string } | { last: 'opened' | 'escalated' | 'decided' },
): Promise<MailComplaint | undefined> {
  const isIt = 'eventId' in which ? sql`said.id = ${which.eventId}` : sql`said.event = ${which.last}`
  const { rows } = await db.execute<MailComplaint>(sql`
    SELECT kind, buyer_id AS "buyerId", coalesce(buyers.name, users.name) AS "buyerName", companies.name AS "sellerName",
           shown_name(companies.id) AS "companyName", "askedCents", "offeredCents", "givenCents", event, words
    FROM complaints JOIN orders ON orders.id = complaints.order_id JOIN companies ON companies.id = complaints.company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    JOIN complaint_events AS said ON said.complaint_id = complaints.id AND ${isIt}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(units * unit_cents::bigint), 0)::bigint AS "askedCents",
             coalesce(sum(offered * unit_cents::bigint), 0)::bigint AS "offeredCents",
             coalesce(sum(back.quantity * unit_cents::bigint), 0)::bigint AS "givenCents"
      FROM order_lines AS line
      LEFT JOIN complaint_lines AS named ON named.complaint_id = complaints.id AND named.beer_id = line.beer_id
      LEFT JOIN refund_lines AS back ON back.refund_id = complaints.refund_id AND back.beer_id = line.beer_id
      WHERE line.order_id = complaints.order_id) AS sums
    WHERE complaints.id = ${complaintId ?? null} ORDER BY said.id DESC LIMIT 1`)
  return rows[0]
}
