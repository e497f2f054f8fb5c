import { sql } from 'drizzle-orm'
import type { Transaction } from '../open-pool.ts'
import { chargeStep } from './charge-step.ts'
import { nextCauseOf, post } from './post.ts'
import { shareOf } from './share-of.ts'

/**
 * What the provider keeps of a captured payment, as far as it has said so and that is not written yet: it may tell it later, and
 * otherwise later. Where breweries bear it, each line its share by its price. The caller holds the order.
 */
export async function postFee(tx: Transaction, paymentId: string, isBreweries: boolean): Promise<void> {
  const share = shareOf({
    ...{
      cents: sql`news_cents`,
      weight: sql`gross_cents`,
      weightSoFar: sql`gross_so_far`,
      allWeight: sql`charge_cents`,
    },
    step: sql`step`,
  })
  await post(
    tx,
    'fee',
    sql`
    WITH told AS MATERIALIZED (
      SELECT payments.*, ${nextCauseOf(sql`provider_id`, 'fee')} AS cause, fee_cents - coalesce((
        SELECT sum(entry.amount_cents) FROM ledger_transactions AS known JOIN ledger_entries AS entry ON transaction_id = known.id
        WHERE known.payment_id = provider_id AND known.kind = 'fee' AND account = 'provider-fees' AND beer_id IS NULL
      ), 0)::bigint AS news_cents
      FROM payments WHERE provider_id = ${paymentId} AND disposition IS NOT NULL AND fee_cents IS NOT NULL
    ), line AS (
      SELECT told.*, line.beer_id, line.company_id, parcels.released_at IS NOT NULL AS is_released, ${chargeStep(sql`currency`)} AS step,
             charge_cents, quantity * charge_unit_cents AS gross_cents,
             sum(quantity * charge_unit_cents) OVER (ORDER BY beer_id) AS gross_so_far
      FROM told JOIN orders ON orders.id = order_id JOIN order_lines AS line USING (order_id) JOIN parcels USING (order_id, company_id)
      WHERE ${isBreweries} AND disposition = 'applied'
    ), shared AS (
      SELECT *, ${share} AS cents FROM line
    ), entry AS (
      SELECT side.account, NULL::uuid AS company_id, side.amount_cents, NULL::uuid AS beer_id
      FROM told CROSS JOIN LATERAL (VALUES ('provider', -news_cents), ('provider-fees', news_cents)) AS side (account, amount_cents)
      UNION ALL
      SELECT side.account, side.company_id, side.amount_cents, beer_id
      FROM shared CROSS JOIN LATERAL (VALUES
        ('provider-fees', NULL::uuid, -cents), (CASE WHEN is_released THEN 'available' ELSE 'pending' END, shared.company_id, cents)
      ) AS side (account, company_id, amount_cents)
    )
    SELECT cause, provider_id AS payment_id, NULL::uuid AS payout_id, now() AS at, entry.account, entry.company_id, currency,
           entry.amount_cents, order_id, entry.beer_id, NULL::bigint AS dollar_cents
    FROM entry CROSS JOIN told`,
    { isPrepared: true },
  )
}
