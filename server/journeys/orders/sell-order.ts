import { sql } from 'drizzle-orm'
import { executePrepared } from '#database/execute-prepared.ts'
import { postSales } from '#database/ledger/post-sale.ts'
import type { Transaction } from '#database/open-pool.ts'
import { commissionOfLines } from '../../commission/commission-of-lines.ts'
import { shopDay } from '../../shop-day.ts'
import type { LockedOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'

/**
 * Makes a locked order paid, in one statement, and writes the sale into the ledger: its beers leave the shelf (and their hold, where one stands), each
 * brewery gets its parcel, the receipt goes into the outbox once, and so does a mail to each brewery that somebody sells for and that wants one
 * of each sale: its parcel says how it is told. `paymentId` is the payment that is applied to it;
 * none for an order that costs nothing. The caller has made sure that the beers are there.
 */
export async function sellOrder(
  { env, jobs }: OrdersServices,
  tx: Transaction,
  order: LockedOrder,
  paymentId: string | null,
): Promise<void> {
  const sold = await executePrepared<{ mails: string[]; short: boolean }>(
    tx,
    sql`
    WITH lines AS (
      SELECT beer_id, company_id, quantity, unit_cents FROM order_lines WHERE order_id = ${order.id}
    ), shelf AS (
      SELECT beers.id FROM beers WHERE id IN (SELECT beer_id FROM lines) ORDER BY id FOR NO KEY UPDATE
    ), sold AS (
      UPDATE beers
      SET on_hand = on_hand - lines.quantity,
          units_sold = units_sold + CASE WHEN unit_cents > 0 THEN lines.quantity ELSE 0 END,
          sold_cents = sold_cents + lines.quantity::bigint * unit_cents,
          reserved = reserved - CASE WHEN ${order.stockHeld} THEN lines.quantity ELSE 0 END
      FROM shelf JOIN lines ON lines.beer_id = shelf.id
      WHERE beers.id = shelf.id
      RETURNING 1
    ), moved AS (
      INSERT INTO stock_movements (beer_id, units, cause, order_id)
      SELECT beer_id, -quantity, 'sold', ${order.id} FROM lines
    ), parcelled AS (
      INSERT INTO parcels (order_id, company_id, told_by)
      SELECT ${order.id}::uuid, id, sales_mails FROM companies WHERE id IN (SELECT company_id FROM lines)
    ), agreed AS (
      INSERT INTO sale_commissions (order_id, beer_id, rule_id, basis_points, fixed_cents, tax_basis_points, commission_cents, tax_cents)
      SELECT kept.* FROM (${commissionOfLines(order.id, shopDay(env))}) AS kept WHERE rule_id IS NOT NULL
    ), applied AS (
      UPDATE payments SET disposition = 'applied' WHERE provider_id = ${paymentId}
    ), paid AS (
      UPDATE orders SET state = 'paid', stock_held = false, held_from = NULL, paid_at = now() WHERE id = ${order.id}
    ), told AS (
      INSERT INTO order_events (order_id, event, from_state, to_state, detail)
      VALUES (${order.id}, 'settled', ${order.state}, 'paid', jsonb_build_object('payment', ${paymentId}::text))
    ), mails AS (
      INSERT INTO outbox (dedupe_key, kind, recipient, payload)
      SELECT ${`receipt:${order.id}`}, 'receipt', email, jsonb_build_object('orderId', ${order.id}::text)
      FROM users WHERE id = ${order.buyerId}
      UNION ALL
      SELECT ${`sale:${order.id}:`} || companies.id, 'sale', email,
             jsonb_build_object('orderId', ${order.id}::text, 'companyId', companies.id::text)
      FROM companies JOIN users ON users.id = user_id WHERE companies.id IN (SELECT company_id FROM lines)
        AND sales_mails = 'each'
      ON CONFLICT (dedupe_key) DO NOTHING
      RETURNING id
    )
    SELECT ARRAY(SELECT id FROM mails) AS mails,
           (SELECT count(*) FROM sold) <> (SELECT count(*) FROM lines) AS short`,
  )
  const { mails, short } = sold.rows[0]!
  if (short) throw new Error(`not every beer of order ${order.id} could be sold`)
  if (paymentId !== null) await postSales(tx, sql`SELECT ${paymentId}::text`)
  await jobs.enqueue(tx, 'send-mail', ...mails.map((outboxId) => ({ outboxId })))
}
