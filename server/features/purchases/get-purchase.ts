import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { OwnParcel, OwnPurchase } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { lastComplaintState, noComplaintBecause } from '../../orders/complaint-of.ts'
import { messageCount, newToBuyer } from '../../orders/count-messages.ts'
import { arrivalOnWire, lastArrival, type ReadArrival } from '../../orders/last-arrival.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { type ReadRemoval, removalsOf, removalsOnWire } from '../../orders/removals-of.ts'
import { readPurchases } from './read-purchases.ts'

type Way = Pick<
  OwnParcel,
  | 'companyId'
  | 'moneyBack'
  | 'handOverCode'
  | 'shippedAt'
  | 'deliveredAt'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'messages'
  | 'complaint'
> & {
  arrival: ReadArrival | null
  removals: ReadRemoval[]
}

/**
 * An order of the caller, with what happened to each brewery's part of it and when.
 * Refuses: not-found (no such order, somebody else's, no id).
 */
export async function getPurchase(
  db: Database,
  id: string,
  caller: SessionUser,
): Promise<OwnPurchase | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const own = sql`orders.id = ${id} AND orders.buyer_id = ${caller.id}`
  const [[purchase], found] = await Promise.all([
    readPurchases(db, own, 1),
    db.execute<{
      paidAt: string | null
      phone: string
      ways: Way[]
      withdrawal: OwnPurchase['withdrawal']
    }>(sql`
      SELECT paid_at AS "paidAt", phone, (
        SELECT coalesce(json_agg(json_build_object('companyId', company_id, 'moneyBack', ${moneyBack},
          'handOverCode', CASE WHEN parcels.state = 'shipped' THEN hand_over_code END,
          'shippedAt', ${firstTime('shipped')}, 'deliveredAt', ${firstTime('delivered')},
          'cancelledAt', ${firstTime('cancelled')}, 'cancelledBy', ${CANCELLED_BY},
          'removals', ${removalsOf}, 'arrival', ${lastArrival},
          'messages', json_build_object('count', ${messageCount}, 'unread', ${newToBuyer}),
          'complaint', json_build_object('mayOpen', ${noComplaintBecause} IS NULL, 'state', ${lastComplaintState}))), '[]')
        FROM parcels WHERE order_id = orders.id) AS ways, ${newestWithdrawal} AS withdrawal
      FROM orders WHERE ${own}`),
  ])
  const [more] = found.rows
  if (!purchase || !more) return refuse('not-found')
  const ways = new Map(more.ways.map(({ companyId, ...way }) => [companyId, way]))
  return {
    ...purchase,
    paidAt: instantOf(more.paidAt),
    phone: more.phone,
    withdrawal: more.withdrawal && { ...more.withdrawal, date: new Date(more.withdrawal.date).toISOString() },
    parcels: purchase.parcels.map((parcel) => ({ ...parcel, ...wayOnWire(ways.get(parcel.companyId)) })),
  }
}

/** Whoever took the last of it out. */
const CANCELLED_BY = sql`(
  SELECT CASE WHEN event.user_id = orders.buyer_id THEN 'buyer' ELSE 'seller' END FROM parcel_events AS event
  WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id AND to_state = 'cancelled')`
const newestWithdrawal = sql`(
  SELECT json_build_object('code', code, 'date', created_at, 'state', state, 'confirmed', confirmed_at IS NOT NULL,
           'reason', reason)
  FROM withdrawals WHERE order_id = orders.id ORDER BY id DESC LIMIT 1)`

/** When a parcel first came there: what was said of its way may have been corrected since. */
function firstTime(state: 'shipped' | 'delivered' | 'cancelled') {
  return sql`(SELECT min(at) FROM parcel_events AS event
              WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id
                AND to_state = ${state})`
}

/** `way` is missing of a parcel that came into being between the two statements: it was paid a moment ago. */
function wayOnWire(way?: Omit<Way, 'companyId'>) {
  return {
    moneyBack: way?.moneyBack ?? false,
    handOverCode: way?.handOverCode ?? null,
    messages: way?.messages ?? { count: 0, unread: 0 },
    shippedAt: instantOf(way?.shippedAt),
    deliveredAt: instantOf(way?.deliveredAt),
    cancelledAt: instantOf(way?.cancelledAt),
    cancelledBy: way?.cancelledBy ?? null,
    removals: removalsOnWire(way?.removals ?? []),
    complaint: way?.complaint ?? { mayOpen: false, state: null },
    arrival: way?.arrival ? { ...arrivalOnWire(way.arrival)!, mayChange: way.arrival.mayChange } : null,
  }
}

function instantOf(at: string | null | undefined): string | null {
  return at ? new Date(at).toISOString() : null
}
