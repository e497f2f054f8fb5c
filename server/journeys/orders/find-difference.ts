import { sql } from 'drizzle-orm'
import type { UnusedPaymentReason } from '#contract/refund-reasons.ts'
import type { Transaction } from '#database/open-pool.ts'

/** Why what was ordered can no longer be sold so, the gravest first. */
export type Difference = Exclude<UnusedPaymentReason, 'mismatch' | 'second-capture' | 'order-ended'>

/**
 * What keeps an order that holds nothing from being sold now, whole; undefined: nothing. Locks its beers.
 *
 * Of an order in its time only whether the beers are there is asked (on sale, not past their date, enough of them): its
 * buyer is on a payment page that says price, name and destination, as somebody with a hold is, and is served as they
 * are. Of one that expired, the page may be days old: then each must still be what was ordered, the presentation too,
 * which is part of what a beer is called.
 * @param today the shop's day
 */
export async function findDifference(
  tx: Transaction,
  order: { id: string; state: string },
  today: string,
): Promise<Difference | undefined> {
  const found = await tx.execute<Record<'isThere' | 'costsTheSame' | 'isTheSame' | 'isShipped', boolean>>(sql`
    SELECT bool_and(on_sale AND has_seller AND coalesce(best_before >= ${today}, true) AND on_hand - reserved >= quantity) AS "isThere",
           bool_and(price_cents = unit_cents) AS "costsTheSame",
           bool_and((name, presentation) = (ordered_name, ordered_presentation)) AS "isTheSame",
           bool_and(coalesce(country = ANY(ships_to), true)) AS "isShipped"
    FROM (
      SELECT beers.on_sale, has_seller, best_before, on_hand, reserved, quantity, price_cents, unit_cents, beers.name,
             beers.presentation, line.name AS ordered_name, line.presentation AS ordered_presentation, ships_to,
             orders.country
      FROM order_lines AS line JOIN orders ON orders.id = order_id JOIN beers ON beers.id = beer_id
      JOIN companies ON companies.id = beers.company_id
      WHERE order_id = ${order.id}
      ORDER BY beers.id FOR NO KEY UPDATE OF beers
    ) AS shelf`)
  const { isThere, costsTheSame, isTheSame, isShipped } = found.rows[0]!
  if (!isThere) return 'sold-out'
  if (order.state === 'pending') return undefined
  if (!costsTheSame) return 'price-changed'
  if (!isTheSame) return 'name-changed'
  return isShipped ? undefined : 'not-shipped-there'
}
