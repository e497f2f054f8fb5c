import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { HAND_OVER_CODE } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Parcel } from '#contract/parcels.ts'
import { seesSums } from '#contract/sees-sums.ts'
import type { Database } from '#database/open-pool.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { lastComplaint } from '../../orders/complaint-of.ts'
import { arrivalOnWire, lastArrival, type ReadArrival } from '../../orders/last-arrival.ts'
import { isLateParcel, parcelDays } from '../../orders/late-parcel.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { warnedParcel } from '../../orders/open-warning.ts'
import { type ReadRemoval, removalsOf, removalsOnWire } from '../../orders/removals-of.ts'
import { unitsLeft } from '../../orders/units-left.ts'

type ParcelRow = Omit<Parcel, 'date' | 'events' | 'arrival' | 'lines' | 'removals'> & {
  lines: (Omit<Parcel['lines'][number], 'unitPrice'> & { unitCents: number })[]
  removals: ReadRemoval[]
  paidAt: string
  arrival: ReadArrival | null
  events: (Omit<Parcel['events'][number], 'at'> & { at: string })[]
}

/** A company's parcels of these orders, in their order, as its seller sees them; admins see the buyer for as long as the order is kept. */
export async function readParcels(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
  caller: Pick<SessionUser, 'role' | 'team'>,
): Promise<Parcel[]> {
  if (!orderIds.length) return []
  const ids = sql`${sql.param(orderIds)}::uuid[]`
  const seen = (column: SQL) => sql`CASE WHEN ${buyerInReachOf(caller)} THEN ${column} ELSE '' END`
  const found = await db.execute<ParcelRow>(sql`
    SELECT parcels.order_id AS "orderId", parcels.company_id AS "companyId", orders.paid_at AS "paidAt",
           ${parcelDays} AS days, ${isLateParcel} AS late,
           parcels.state, ${moneyBack} AS "moneyBack", ${warnedParcel} AS "warnedAt", carrier, tracking, id_checked AS "idChecked",
           handed_by_code AS "handedByCode", ${codeTries} AS "codeTries",
           -- The dash stands where a deleted account was.
           ${seen(sql`CASE WHEN orders.address = '' THEN '' ELSE recipient END`)} AS recipient,
           ${seen(sql`orders.address`)} AS address, ${seen(sql`orders.city`)} AS city,
           ${seen(sql`address_state`)} AS "addressState", orders.country, ${seen(sql`orders.phone`)} AS phone,
           coalesce((${refundReason}), '') AS "refundReason", ${lastArrival} AS arrival, ${lastComplaint} AS complaint,
           (SELECT json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name,
              'summary', line.presentation, 'amount', line.quantity,
              'toSend', ${unitsLeft}, 'unitCents', line.unit_cents) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line
            WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id) AS lines,
           ${removalsOf} AS removals,
           (SELECT coalesce(json_agg(json_build_object('from', from_state, 'to', to_state, 'at', at,
              'by', CASE WHEN event.user_id = orders.buyer_id THEN 'buyer'
                         WHEN users.role = 'Admin' THEN 'admin' ELSE 'seller' END,
              -- The seller's own name alone: who bought, and which admin it was, is not told.
              'author', CASE WHEN users.role = 'Company' THEN users.name ELSE '' END,
              'carrier', event.carrier, 'tracking', event.tracking) ORDER BY event.id), '[]')
            FROM parcel_events AS event JOIN users ON users.id = event.user_id
            WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id) AS events
    FROM parcels JOIN orders ON orders.id = parcels.order_id
    WHERE parcels.company_id = ${companyId} AND parcels.order_id = ANY (${ids})
    ORDER BY array_position(${ids}, parcels.order_id)`)
  const parcels = found.rows.map(asParcel)
  return seesSums(caller) ? parcels : parcels.map(withoutSums)
}

/** What an admin wrote to a refund may name its sum. */
function withoutSums({ lines, removals, ...parcel }: Parcel): Parcel {
  return {
    ...parcel,
    refundReason: '',
    complaint: null,
    lines: lines.map((line) => ({ ...line, unitPrice: null })),
    removals: removals.map((removal) => ({ ...removal, refund: null })),
  }
}

/** Only of what is on its way can a code be said. */
const codeTries = sql`(CASE WHEN parcels.state = 'shipped' AND hand_over_code IS NOT NULL
  THEN ${HAND_OVER_CODE.tries}::int - hand_over_misses ELSE 0 END)`

/** Of the last refund by an admin that was for beers of the parcel. An erasure takes the words. */
const refundReason = sql`
  SELECT told.values ->> 'reason' FROM audit_entries AS entry
  JOIN audit_values AS told ON told.entry_id = entry.id AND told.part = 'subject'
  WHERE entry.subject_kind = 'order' AND entry.subject_id = parcels.order_id::text AND entry.action = 'order-refunded'
    AND EXISTS (SELECT FROM refund_lines JOIN order_lines AS sold USING (beer_id)
                WHERE refund_id = (entry.facts ->> 'refundId')::uuid
                  AND sold.order_id = parcels.order_id AND sold.company_id = parcels.company_id)
  ORDER BY entry.id DESC LIMIT 1`

function asParcel({ paidAt, warnedAt, arrival, events, lines, removals, ...row }: ParcelRow): Parcel {
  const date = new Date(paidAt).toISOString()
  const paid = {
    from: null,
    to: 'pending',
    at: date,
    by: null,
    author: '',
    carrier: '',
    tracking: '',
  } as const
  return {
    ...row,
    date,
    warnedAt: warnedAt && new Date(warnedAt).toISOString(),
    arrival: arrivalOnWire(arrival),
    lines: lines.map(({ unitCents, ...line }) => ({ ...line, unitPrice: dollarsFromCents(unitCents) })),
    removals: removalsOnWire(removals),
    events: [paid, ...events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }))],
  }
}
