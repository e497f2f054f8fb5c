import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { OwnParcel, OwnPurchase } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { lastComplaintState, noComplaintBecause } from '../../orders/complaint-of.ts'
import { arrivalOnWire, lastArrival, type ReadArrival } from '../../orders/last-arrival.ts'
import { moneyBack } from '../../orders/money-back.ts'
import { readPurchases } from './read-purchases.ts'

type Way = Pick<
  OwnParcel,
  'companyId' | 'moneyBack' | 'shippedAt' | 'deliveredAt' | 'cancelledAt' | 'complaint'
> & {
  arrival: ReadArrival | null
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
    db.execute<{ paidAt: string | null; phone: string; ways: Way[] }>(sql`
      SELECT paid_at AS "paidAt", phone, (
        SELECT coalesce(json_agg(json_build_object('companyId', company_id, 'moneyBack', ${moneyBack},
          'shippedAt', ${firstTime('shipped')}, 'deliveredAt', ${firstTime('delivered')},
          'cancelledAt', ${firstTime('cancelled')}, 'arrival', ${lastArrival}, 'complaint',
          json_build_object('mayOpen', ${noComplaintBecause} IS NULL, 'state', ${lastComplaintState}))), '[]')
        FROM parcels WHERE order_id = orders.id) AS ways
      FROM orders WHERE ${own}`),
  ])
  const [more] = found.rows
  if (!purchase || !more) return refuse('not-found')
  const ways = new Map(more.ways.map(({ companyId, ...way }) => [companyId, way]))
  return {
    ...purchase,
    paidAt: instantOf(more.paidAt),
    phone: more.phone,
    parcels: purchase.parcels.map((parcel) => ({ ...parcel, ...wayOnWire(ways.get(parcel.companyId)) })),
  }
}

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
    shippedAt: instantOf(way?.shippedAt),
    deliveredAt: instantOf(way?.deliveredAt),
    cancelledAt: instantOf(way?.cancelledAt),
    complaint: way?.complaint ?? { mayOpen: false, state: null },
    arrival: way?.arrival ? { ...arrivalOnWire(way.arrival)!, mayChange: way.arrival.mayChange } : null,
  }
}

function instantOf(at: string | null | undefined): string | null {
  return at ? new Date(at).toISOString() : null
}
