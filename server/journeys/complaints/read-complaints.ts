import { type SQL, sql } from 'drizzle-orm'
import type { Complaint } from '#contract/complaint.ts'
import { isAnswerable } from '#contract/complaint-states.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { COMPLAINT_ANSWERS_MOST } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { dollarsToGiveBack, unitsToGiveBack } from '../../orders/complaint-of.ts'
import { DRAWN_BEER } from '../../orders/drawn-beer.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { backDollars } from '../../orders/refund-dollars.ts'

type ReadLine = Omit<Complaint['lines'][number], 'unitPrice' | 'leftPrice'> & { beer: LabelFacts } & Record<
    'unitCents' | 'leftCents' | 'askedCents' | 'offeredCents' | 'givenCents',
    number
  >
type ReadEvent = Omit<Complaint['events'][number], 'amount'> & { cents: number | null }
type Row = Omit<Complaint, 'lines' | 'events' | 'asked' | 'offered' | 'given' | 'mayOffer'> & {
  lines: ReadLine[]
  events: ReadEvent[]
}

/**
 * Complaints with all that was said, newest first: the same to the buyer, the brewery and the administration.
 * @param which a condition on `complaints`
 */
export async function readComplaints(db: Database | Transaction, which: SQL): Promise<Complaint[]> {
  const found = await db.execute<Row>(sql`
    SELECT complaints.id, complaints.order_id AS "orderId", complaints.company_id AS "companyId", companies.company,
           orders.recipient, kind, complaints.state, edition, complaints.created_at AS "openedAt", due_at AS "dueAt", closed_at AS "closedAt", carrier, tracking,
           (SELECT json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name, 'summary', line.presentation,
              'image', line.image, 'beer', ${DRAWN_BEER},
              'unitCents', line.unit_cents, 'bought', line.quantity, 'left', ${unitsToGiveBack}, 'leftCents', ${dollarsToGiveBack},
              'asked', coalesce(asked.units, 0), 'offered', coalesce(asked.offered, 0), 'given', coalesce(back.quantity, 0),
              'askedCents', coalesce(asked.asked_cents, 0), 'offeredCents', coalesce(asked.offered_cents, 0),
              'givenCents', CASE WHEN back.beer_id IS NULL THEN 0 ELSE ${backDollars} END) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line JOIN beers ON beers.id = line.beer_id
            LEFT JOIN complaint_lines AS asked ON asked.complaint_id = complaints.id AND asked.beer_id = line.beer_id
            LEFT JOIN refund_lines AS back ON back.refund_id = complaints.refund_id AND back.beer_id = line.beer_id
            WHERE line.order_id = complaints.order_id AND line.company_id = complaints.company_id) AS lines,
           (SELECT json_build_object('id', refunds.id, 'isBack', refunds.state = 'done',
              'at', coalesce(done_at, refunds.created_at)) FROM refunds WHERE refunds.id = complaints.refund_id) AS refund,
           (SELECT json_agg(json_build_object('event', event, 'at', at, 'words', words, 'units', units, 'cents', cents,
              'by', CASE WHEN event.user_id IS NULL THEN NULL WHEN event.user_id = orders.buyer_id THEN 'buyer'
                         WHEN event = 'decided' THEN 'admin' ELSE 'seller' END) ORDER BY event.id)
            FROM complaint_events AS event WHERE event.complaint_id = complaints.id) AS events
    FROM complaints JOIN orders ON orders.id = complaints.order_id
    JOIN companies ON companies.id = complaints.company_id
    WHERE ${which} ORDER BY complaints.id DESC`)
  return found.rows.map(onWire)
}

/** The one that is there for certain, as its last change left it. */
export async function readComplaint(tx: Transaction, id: string): Promise<Complaint> {
  const [complaint] = await readComplaints(tx, sql`complaints.id = ${id}`)
  return complaint!
}

function onWire({ lines, refund, events, openedAt, dueAt, closedAt, ...row }: Row): Complaint {
  const dollarsOf = (sum: 'askedCents' | 'offeredCents' | 'givenCents') =>
    dollarsFromCents(lines.reduce((cents, line) => cents + line[sum], 0))
  return {
    ...row,
    openedAt: instant(openedAt),
    dueAt: dueAt && instant(dueAt),
    closedAt: closedAt && instant(closedAt),
    mayOffer: isAnswerable(row.state) && row.edition < COMPLAINT_ANSWERS_MOST,
    lines: lines.map(
      ({ beer, image, unitCents, leftCents, askedCents, offeredCents, givenCents, ...line }) => ({
        ...line,
        image: beerPicture({ ...beer, image }),
        unitPrice: dollarsFromCents(unitCents),
        leftPrice: dollarsFromCents(leftCents),
      }),
    ),
    asked: dollarsOf('askedCents'),
    offered: dollarsOf('offeredCents'),
    given: dollarsOf('givenCents'),
    refund: refund && { ...refund, at: instant(refund.at) },
    events: events.map(({ cents, ...event }) => ({
      ...event,
      at: instant(event.at),
      amount: cents === null ? null : dollarsFromCents(cents),
    })),
  }
}

const instant = (at: string) => new Date(at).toISOString()
