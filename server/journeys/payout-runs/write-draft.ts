import { sql } from 'drizzle-orm'
import type { PayoutWay } from '#contract/payout-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { findPayable } from './find-payable.ts'

/**
 * Writes the payouts of a draft: to every brewery that can be paid, what is available of it in each currency, as far as that is above
 * zero once what it owes back is taken off. Answers how many. The caller holds the run.
 */
export async function writeDraft(
  services: Pick<Services, 'env' | 'payoutProvider'>,
  tx: Transaction,
  run: { id: string; way: PayoutWay; userId: string },
): Promise<number> {
  const { payable } = await findPayable(services, tx, run.way)
  if (!payable.length) return 0
  const column = <Field extends keyof (typeof payable)[number]>(field: Field) =>
    sql.param(payable.map((each) => each[field]))
  const made = await tx.execute<{ payouts: number }>(sql`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM unnest(${column('companyId')}::uuid[], ${column('currency')}::text[], ${column('accountId')}::uuid[])
        AS each (company_id, currency, account_id)
    ), line AS MATERIALIZED (
      SELECT company_id, currency, order_id, beer_id, -balance_cents AS cents, -dollar_cents AS dollars
      FROM ledger_line_balances JOIN wanted USING (company_id, currency)
      WHERE account = 'available' AND account <> 'paid' AND balance_cents <> 0
    ), made AS (
      INSERT INTO payouts (run_id, state, company_id, currency, account_id, amount_cents, dollar_cents, user_id)
      SELECT ${run.id}, 'draft', company_id, currency, account_id, sum(cents), sum(dollars), ${run.userId}
      FROM line JOIN wanted USING (company_id, currency) GROUP BY company_id, currency, account_id HAVING sum(cents) > 0
      RETURNING id, company_id, currency
    ), written AS (
      INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
      SELECT made.id, order_id, beer_id, cents, dollars FROM line JOIN made USING (company_id, currency)
    )
    SELECT count(*) AS payouts FROM made`)
  // Until PostgreSQL has looked itself, minutes later, it takes all of them for one payout and goes through every line for each.
  await tx.execute(sql`ANALYZE payouts, payout_lines`)
  return made.rows[0]!.payouts
}
