import { sql } from 'drizzle-orm'
import { type ComplaintKind, type ComplaintState, complaintEventsTo } from '#contract/complaint-states.ts'
import type { Database } from '#database/open-pool.ts'
import { literals } from '#database/tables/literals.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { backDollars } from '../../orders/refund-dollars.ts'

/** A complaint as its mails tell of it. Sums are cents of dollars; `words` and `event` are those of an answer, of a decision, or of its opening. */
export type MailComplaint = {
  kind: ComplaintKind
  /** How it stands by now, whatever the mail tells of. */
  state: ComplaintState
  buyerId: string
  buyerName: string
  sellerName: string
  companyName: string
  askedCents: number
  offeredCents: number
  givenCents: number
  event: string
  /** '2 × IPA, 1 × Stout': what was asked for. */
  beers: string
  /** Of what was sent again; '' where nothing was. */
  carrier: string
  tracking: string
  words: string
}

/** @param which the event that a mail tells of: by its id, or the last of a name, or that led to a state; undefined where there is none */
export async function readMailComplaint(
  db: Database,
  complaintId: string | undefined,
  which:
    | { eventId: string }
    | { last: 'opened' | 'accepted-again' | 'sent-again' }
    | { to: 'escalated' | 'decided' },
): Promise<MailComplaint | undefined> {
  const isIt =
    'eventId' in which
      ? sql`said.id = ${which.eventId}`
      : sql`said.event IN (${literals('last' in which ? [which.last] : complaintEventsTo(which.to))})`
  const { rows } = await db.execute<MailComplaint>(sql`
    SELECT kind, complaints.state, buyer_id AS "buyerId", coalesce(buyers.name, users.name) AS "buyerName", companies.name AS "sellerName",
           shown_name(companies.id) AS "companyName", "askedCents", "offeredCents", "givenCents", event, words,
           beers, complaints.carrier, complaints.tracking
    FROM complaints JOIN orders ON orders.id = complaints.order_id JOIN companies ON companies.id = complaints.company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    JOIN complaint_events AS said ON said.complaint_id = complaints.id AND ${isIt}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(named.asked_cents), 0)::bigint AS "askedCents",
             coalesce(sum(named.offered_cents), 0)::bigint AS "offeredCents",
             coalesce(sum(CASE WHEN back.beer_id IS NOT NULL THEN ${backDollars} END), 0)::bigint AS "givenCents",
             coalesce(string_agg(named.units || ' × ' || line.name, ', ' ORDER BY ${LINES_IN_ORDER}) FILTER (WHERE named.units > 0), '') AS beers
      FROM order_lines AS line
      LEFT JOIN complaint_lines AS named ON named.complaint_id = complaints.id AND named.beer_id = line.beer_id
      LEFT JOIN refund_lines AS back ON back.refund_id = complaints.refund_id AND back.beer_id = line.beer_id
      WHERE line.order_id = complaints.order_id) AS sums
    WHERE complaints.id = ${complaintId ?? null} ORDER BY said.id DESC LIMIT 1`)
  return rows[0]
}
