import { sql } from 'drizzle-orm'
import type { Charge } from '#contract/charge.ts'
import type { Database } from '#database/open-pool.ts'
import { keptCharge } from '../../charge/on-wire.ts'
import { buyerInReach } from '../../orders/buyer-in-reach.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { backDollars, refundDollars } from '../../orders/refund-dollars.ts'

/** An order as a mail tells of it. */
export type MailOrder = {
  buyerName: string
  totalCents: number
  charge: Charge
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
    SELECT coalesce(buyers.name, users.name) AS "buyerName", total_cents AS "totalCents", ${keptCharge} AS charge,
           ARRAY[recipient, orders.address, concat_ws(', ', orders.city, nullif(address_state, orders.city), orders.country)] AS delivery,
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
    Omit<MailOrder, 'buyerName' | 'charge' | 'delivery'> & { sellerName: string; delivery: string[] | null }
  >(sql`
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS "sellerName",
           sum(quantity::bigint * unit_cents)::bigint AS "totalCents",
           CASE WHEN bool_and(${buyerInReach}) THEN array_remove(ARRAY[recipient, orders.address, concat_ws(', ', nullif(orders.city, ''),
             nullif(nullif(address_state, ''), orders.city), orders.country), orders.phone], '') END AS delivery,
           json_agg(json_build_object('beerId', beer_id, 'name', line.name, 'companyName', company_name,
             'image', line.image, 'quantity', quantity, 'amountCents', quantity::bigint * unit_cents)
             ORDER BY ${LINES_IN_ORDER}) AS lines
    FROM parcels JOIN order_lines AS line USING (order_id, company_id)
    JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    WHERE order_id = ${orderId} AND company_id = ${companyId}
    GROUP BY orders.id, companies.id`)
  return found.rows[0]!
}

/** A refund, with the units that it is for; null where it says none, or their price was lowered and they stay with the buyer. */
export async function readMailRefund(db: Database, refundId: string) {
  const found = await db.execute<{
    orderId: string
    amountCents: number
    chargeCents: number
    chargeCurrency: string
    reason: string
    units: { beerId: string; quantity: number; amountCents: number }[] | null
  }>(sql`
    SELECT refunds.order_id AS "orderId", ${refundDollars} AS "amountCents",
           refunds.amount_cents AS "chargeCents", payments.currency AS "chargeCurrency", reason,
           (SELECT json_agg(json_build_object('beerId', beer_id, 'quantity', back.quantity,
              'amountCents', ${backDollars}))
            FROM refund_lines AS back JOIN order_lines AS line USING (beer_id)
            WHERE refund_id = refunds.id AND line.order_id = refunds.order_id AND back.quantity > 0) AS units
    FROM refunds JOIN payments ON provider_id = payment_id WHERE refunds.id = ${refundId}`)
  return found.rows[0]!
}
