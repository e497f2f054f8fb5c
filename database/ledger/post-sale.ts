import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../open-pool.ts'
import { post } from './post.ts'

/**
 * Orders were paid: what came to the provider is owed to the breweries of their lines, less what the shop agreed to keep of each
 * (sale_commissions), and cannot be paid out yet.
 * @param payments a query for the ids of payments that were applied to their orders
 */
export async function postSales(tx: Transaction, payments: SQL): Promise<void> {
  await post(
    tx,
    'sale',
    sql`
    SELECT provider_id AS cause, provider_id AS payment_id, NULL::uuid AS payout_id, orders.paid_at AS at,
           part.account, part.company_id, charge_currency AS currency, part.amount_cents, order_id, part.beer_id, NULL::bigint AS dollar_cents
    FROM payments JOIN orders ON orders.id = order_id CROSS JOIN LATERAL (
      SELECT 'provider' AS account, NULL::uuid AS company_id, NULL::uuid AS beer_id, payments.amount_cents
      UNION ALL
      SELECT each.account, each.company_id, line.beer_id, -each.cents
      FROM order_lines AS line LEFT JOIN sale_commissions AS agreed USING (order_id, beer_id)
      CROSS JOIN LATERAL (VALUES
        ('pending', line.company_id, line.quantity * charge_unit_cents
           - coalesce(agreed.commission_cents, 0) - coalesce(agreed.tax_cents, 0)),
        ('commission', NULL, agreed.commission_cents), ('commission-tax', NULL, agreed.tax_cents)
      ) AS each (account, company_id, cents)
      WHERE line.order_id = payments.order_id
    ) AS part
    WHERE provider_id = ANY(ARRAY(${payments}))`,
    { isPrepared: true },
  )
}

/** A payment was captured that no order has a use for: all of it is owed back to its buyer. */
export async function postUnappliedCapture(tx: Transaction, paymentId: string): Promise<void> {
  await post(
    tx,
    'unapplied-capture',
    sql`
    SELECT provider_id AS cause, provider_id AS payment_id, NULL::uuid AS payout_id, now() AS at,
           side.account, NULL::uuid AS company_id, currency, side.amount_cents, order_id, NULL::uuid AS beer_id, NULL::bigint AS dollar_cents
    FROM payments
    CROSS JOIN LATERAL (VALUES ('provider', amount_cents), ('refunds', -amount_cents)) AS side (account, amount_cents)
    WHERE provider_id = ${paymentId}`,
  )
}
