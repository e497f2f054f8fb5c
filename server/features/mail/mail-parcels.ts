import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { unitsLeft } from '../../orders/units-left.ts'
import type { MailOrder } from './mail-orders.ts'

/** Of a line of a cancelled parcel, the units that went back for its buyer's own asking. An integer of `order_lines AS line`. */
const CANCELLED_UNITS = sql`(
  line.quantity - coalesce((
    SELECT sum(back.quantity) FROM refund_lines AS back JOIN refunds ON refunds.id = back.refund_id
    WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id
      AND refunds.reason NOT IN ('parcel-cancelled', 'units-cancelled')), 0) - coalesce((
    SELECT sum(taken.quantity) FROM parcel_removals AS removal
    JOIN parcel_removal_lines AS taken ON taken.removal_id = removal.id AND taken.beer_id = line.beer_id
    WHERE removal.order_id = line.order_id AND removal.company_id = line.company_id
      AND removal.reason IS NOT NULL AND removal.refund_id IS NULL), 0))::int`

/**
 * A parcel as its mails tell of it: to the buyer that it is on its way or handed over, to the seller that it was
 * cancelled. `lines` are of the units that are still paid for, or of a cancelled one those that its buyer cancelled.
 */
export async function readMailParcel(db: Database, orderId: string, companyId: string) {
  const found = await db.execute<
    Pick<MailOrder, 'buyerName' | 'delivery' | 'lines'> & {
      sellerName: string
      companyName: string
      carrier: string
      tracking: string
      /** What its buyer says at the door; '' when it is not on its way. */
      code: string
      state: string
    }
  >(sql`
    SELECT coalesce(buyers.name, users.name) AS "buyerName", companies.name AS "sellerName",
           shown_name(companies.id) AS "companyName", carrier, tracking, parcels.state,
           CASE WHEN parcels.state = 'shipped' THEN coalesce(hand_over_code, '') ELSE '' END AS code,
           ARRAY[recipient, orders.address, concat_ws(', ', orders.city, nullif(address_state, orders.city), orders.country)] AS delivery,
           (SELECT json_agg(json_build_object('beerId', beer_id, 'name', line.name, 'companyName', company_name,
              'image', line.image, 'quantity', units, 'amountCents', units::bigint * unit_cents) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line, LATERAL (
              SELECT CASE WHEN parcels.state = 'cancelled' THEN ${CANCELLED_UNITS} ELSE ${unitsLeft} END AS units) AS left_over
            WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id AND units > 0) AS lines
    FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE order_id = ${orderId} AND company_id = ${companyId}`)
  const parcel = found.rows[0]!
  return { ...parcel, lines: parcel.lines ?? [] }
}
