import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { buyerInReach } from '../../orders/buyer-in-reach.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'

/** An order as a mail tells of it. */
export type MailOrder = {
  buyerName: string
  totalCents: number
  delivery: string[]
  lines: {
    beerId: string
    name: string
    companyName: string
    image: string
    quantity: number
    amountCents: number
  }[]
}

/** Reads an order for its mail, names and prices as they were when it was placed. */
export async function readMailOrder(db: Database, orderId: string): Promise<MailOrder> {
  const found = await db.execute<MailOrder>(sql`
    SELECT coalesce(buyers.name, users.name) AS "buyerName", total_cents AS "totalCents",
           ARRAY[recipient, orders.address, concat_ws(', ', orders.city, address_state, orders.country)] AS delivery,
           (SELECT json_agg(json_build_object('beerId', beer_id, 'name', name, 'companyName', company_name,
              'image', image, 'quantity', quantity, 'amountCents', quantity::bigint * unit_cents) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line WHERE order_id = orders.id) AS lines
    FROM orders JOIN users ON users.id = buyer_id LEFT JOIN buyers ON buyers.user_id = buyer_id
    WHERE orders.id = ${orderId}`)
  return found.rows[0]!
}

/**
 * What one company sold in an order, for its mail: its own lines and their sum, and where they go, with the phone for
 * whoever brings them; not where that is the seller's to know no more: a mail may leave late. `sellerName` is who speaks for the company.
 */
export async function readMailSale(db: Database, orderId: string, companyId: string) {
  const found = await db.execute<
    Omit<MailOrder, 'buyerName' | 'delivery'> & { sellerName: string; delivery: string[] | null }
  >(sql`
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS "sellerName",
           sum(quantity::bigint * unit_cents)::bigint AS "totalCents",
           CASE WHEN bool_and(${buyerInReach}) THEN array_remove(ARRAY[recipient, orders.address, concat_ws(', ', nullif(orders.city, ''),
             nullif(address_state, ''), orders.country), orders.phone], '') END AS delivery,
           json_agg(json_build_object('beerId', beer_id, 'name', line.name, 'companyName', company_name,
             'image', line.image, 'quantity', quantity, 'amountCents', quantity::bigint * unit_cents)
             ORDER BY ${LINES_IN_ORDER}) AS lines
    FROM parcels JOIN order_lines AS line USING (order_id, company_id)
    JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    WHERE order_id = ${orderId} AND company_id = ${companyId}
    GROUP BY orders.id, companies.id`)
  return found.rows[0]!
}

/** A refund, with the units that it is for, if it says which. */
export async function readMailRefund(db: Database, refundId: string) {
  const found = await db.execute<{
    orderId: string
    amountCents: number
    units: { beerId: string; quantity: number; amountCents: number }[] | null
  }>(sql`
    SELECT order_id AS "orderId", amount_cents AS "amountCents",
           (SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', quantity, 'amountCents', amount_cents))
            FROM refund_lines WHERE refund_id = refunds.id) AS units
    FROM refunds WHERE id = ${refundId}`)
  return found.rows[0]!
}
