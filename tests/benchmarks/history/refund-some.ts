import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { postRefund, postRefundDone } from '#database/ledger/post-refund.ts'
import type { Transaction } from '#database/open-pool.ts'

/** Of so many orders one gave a line back: its second, so that the order stands paid. */
const ONE_OF = 500

/** Lines of `history_month` that came back whole, refunded and on the shelf again; what the beers sold is summed up later. */
export async function refundSome(client: PoolClient, tx: Transaction): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica')
  const { rows } = await client.query<{ id: string }>(`
    WITH back AS MATERIALIZED (
      SELECT uuidv7(at - now()) AS id, 'h' || n AS payment_id, quantity * charge_unit_cents AS cents, at, line.*
      FROM history_month AS month JOIN order_lines AS line USING (order_id, beer_id), LATERAL (SELECT paid_at + interval '20 days' AS at) AS moment
      WHERE n % ${ONE_OF} = 8 AND month.place = 1 AND days_ago > 25
    ), lines AS (
      INSERT INTO refund_lines (refund_id, beer_id, quantity, amount_cents, restocked) SELECT id, beer_id, quantity, cents, true FROM back
    ), shelf AS (
      INSERT INTO stock_movements (id, beer_id, units, cause, order_id, at) SELECT uuidv7(at - now()), beer_id, quantity, 'restocked', order_id, at FROM back
    )
    INSERT INTO refunds (id, order_id, payment_id, amount_cents, reason, state, provider_refund_id, created_at, done_at)
    SELECT id, order_id, payment_id, cents, 'asked', 'done', 'r' || id, at, at FROM back RETURNING id`)
  await client.query('SET LOCAL session_replication_role = origin')
  for (const { id } of rows) {
    await postRefund(tx, id)
    await postRefundDone(tx, id)
  }
  await tx.execute(sql`
    DELETE FROM history_month USING refund_lines JOIN refunds ON refunds.id = refund_id
    WHERE history_month.order_id = refunds.order_id AND history_month.beer_id = refund_lines.beer_id`)
}
