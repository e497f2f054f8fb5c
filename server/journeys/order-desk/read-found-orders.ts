import { type SQL, sql } from 'drizzle-orm'
import type { FoundOrder } from '#contract/found-orders.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database } from '#database/open-pool.ts'
import { isLateParcel, parcelDays } from '../../orders/late-parcel.ts'
import { parcelStanding } from '../../orders/parcel-standing.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'

type Row = Omit<FoundOrder, 'totalPrice' | 'refunded' | 'charge' | 'parcels'> & {
  totalCents: number
  refundedCents: number
  currency: FoundOrder['charge']['currency']
  chargeCents: number
  parcels: Partial<FoundOrder['parcels']> | null
}

/** The last order of a page: the next one begins after it. `at` is the instant as the database writes it. */
export type LastOrder = { id: string; at: string }

const BREWERIES = sql`(
  SELECT coalesce(json_agg(json_build_object('id', part.company_id, 'name', part.name) ORDER BY part.place, part.company_id), '[]')
  FROM (SELECT line.company_id, min(line.company_name) AS name, min(line.place) AS place
        FROM order_lines AS line WHERE line.order_id = orders.id GROUP BY line.company_id) AS part)`

const PARCELS = sql`(
  SELECT json_object_agg(standing, parts) FROM (
    SELECT ${parcelStanding} AS standing, count(*)::int AS parts
    FROM parcels WHERE parcels.order_id = orders.id GROUP BY 1) AS stand)`

const LATE_DAYS = sql`(SELECT max(${parcelDays}) FROM parcels WHERE parcels.order_id = orders.id AND ${isLateParcel})`

/** Since when the parcel of an order waits that is late the longest; of `orders`. */
export const LATE_SINCE = sql`(
  SELECT min(parcels.created_at) FROM parcels WHERE parcels.order_id = orders.id AND ${isLateParcel})`

/** Orders by their ids, in the order of these, as lists of the administration show them. */
export async function readFoundOrders(db: Database, ids: string[]): Promise<FoundOrder[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Row>(sql`
    SELECT orders.id, orders.created_at AS date, orders.state, orders.total_cents AS "totalCents",
           orders.charge_currency AS currency, orders.charge_cents AS "chargeCents",
           (SELECT sum(quantity)::int FROM order_lines WHERE order_id = orders.id) AS units,
           (SELECT coalesce(sum(${refundDollars}), 0)::bigint FROM refunds WHERE order_id = orders.id)
             AS "refundedCents",
           json_build_object('id', users.id, 'email', users.email,
             'name', coalesce(nullif(concat_ws(' ', buyers.name, buyers.last_name), ''), users.name)) AS buyer,
           ${BREWERIES} AS breweries, ${PARCELS} AS parcels, ${LATE_DAYS} AS "lateDays"
    FROM orders JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE orders.id = ANY (${sql.param(ids)}::uuid[])
    ORDER BY array_position(${sql.param(ids)}::uuid[], orders.id)`)
  return rows.map(onWire)
}

function onWire({ totalCents, refundedCents, currency, chargeCents, parcels, ...row }: Row): FoundOrder {
  return {
    ...row,
    date: new Date(row.date).toISOString(),
    totalPrice: dollarsFromCents(totalCents),
    refunded: dollarsFromCents(refundedCents),
    charge: { currency, charged: dollarsFromCents(chargeCents) },
    parcels: { pending: 0, late: 0, shipped: 0, delivered: 0, cancelled: 0, ...parcels },
  }
}

/** The ids of the orders that follow one in a list, newest first; of the first page where there is none before it. */
export async function idsAfter(
  db: Database,
  which: SQL,
  last: LastOrder | undefined,
  limit: number,
): Promise<LastOrder[]> {
  const after = last
    ? sql`(orders.created_at, orders.id) < (${last.at}::timestamptz, ${last.id}::uuid)`
    : sql`true`
  const { rows } = await db.execute<LastOrder>(sql`
    SELECT orders.id, orders.created_at::text AS at FROM orders WHERE ${which} AND ${after}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${limit}`)
  return rows
}
