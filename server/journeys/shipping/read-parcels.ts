import { type SQL, sql } from 'drizzle-orm'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { Parcel } from '#contract/parcels.ts'
import type { Database } from '#database/open-pool.ts'
import { moneyBack } from './money-back.ts'

type ParcelRow = Omit<Parcel, 'date' | 'events'> & {
  paidAt: string
  events: (Omit<Parcel['events'][number], 'at'> & { at: string })[]
}

type Which = { companyId: string; state: ParcelState | undefined; offset: number; limit: number }

/** A page of a company's parcels as its seller sees them. */
export async function readParcels(
  db: Database,
  { companyId, state, offset, limit }: Which,
): Promise<Parcel[]> {
  const order = state === 'pending' ? sql`ASC` : sql`DESC`
  const found = await db.execute<ParcelRow>(sql`
    SELECT parcels.order_id AS "orderId", parcels.company_id AS "companyId", orders.paid_at AS "paidAt",
           parcels.state, ${moneyBack} AS "moneyBack", carrier, tracking, id_checked AS "idChecked",
           -- The dash stands where a deleted account was.
           CASE WHEN orders.address = '' THEN '' ELSE recipient END AS recipient,
           orders.address, orders.city, address_state AS "addressState", orders.country, orders.phone,
           (SELECT json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name,
              'summary', line.presentation, 'amount', line.quantity,
              'toSend', line.quantity - coalesce(
                (SELECT sum(back.quantity) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
                 WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0)
              ) ORDER BY line.name, line.beer_id)
            FROM order_lines AS line
            WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id) AS lines,
           (SELECT coalesce(json_agg(json_build_object('from', from_state, 'to', to_state, 'at', at,
              'by', CASE WHEN event.user_id = orders.buyer_id THEN 'buyer'
                         WHEN users.role = 'Admin' THEN 'admin' ELSE 'seller' END,
              -- The seller's own name alone: who bought, and which admin it was, is not told.
              'author', CASE WHEN users.role = 'Company' THEN users.name ELSE '' END,
              'carrier', event.carrier, 'tracking', event.tracking) ORDER BY event.id), '[]')
            FROM parcel_events AS event JOIN users ON users.id = event.user_id
            WHERE event.order_id = parcels.order_id AND event.company_id = parcels.company_id) AS events
    FROM parcels JOIN orders ON orders.id = parcels.order_id
    WHERE parcels.company_id = ${companyId} AND ${stands(state)}
    ORDER BY parcels.created_at ${order}, parcels.order_id
    LIMIT ${limit} OFFSET ${offset}`)
  return found.rows.map(asParcel)
}

/** What must not leave any more stands with what was cancelled. */
function stands(state: ParcelState | undefined): SQL {
  if (state === 'pending') return sql`parcels.state = 'pending' AND NOT ${moneyBack}`
  if (state === 'cancelled') {
    return sql`(parcels.state = 'cancelled' OR (parcels.state = 'pending' AND ${moneyBack}))`
  }
  return state ? sql`parcels.state = ${state}` : sql`true`
}

function asParcel({ paidAt, events, ...row }: ParcelRow): Parcel {
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
    events: [paid, ...events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }))],
  }
}
