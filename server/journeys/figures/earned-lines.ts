import { type SQL, sql } from 'drizzle-orm'
import type { LedgerKind } from '#contract/ledger-accounts.ts'
import { chargeStep } from '#database/ledger/charge-step.ts'
import { shareOf } from '#database/ledger/share-of.ts'
import type { Span } from './calendar.ts'
import { whichDays } from './which-days.ts'

/** What sells, or takes back: of all else, such as payouts, the shop earns nothing. */
const EARNING: LedgerKind[] = ['sale', 'refund', 'chargeback-lost', 'chargeback-won', 'fee']

/**
 * SQL of what the ledger says that the shop earned in some days, by beer, in hundredths of each currency: `at` (the instant that
 * was written), `currency`, `beer_id`, `gross`, `refunded`, `commission`, `tax` and `fees`. What the provider keeps of a payment is
 * of no beer: it is shared among the lines of its order by their price; null where an order has none that cost anything.
 */
export function earnedLines(days: Span | Span[], timeZone: string): SQL {
  const taken = sql`kind IN ('refund', 'chargeback-lost', 'chargeback-won')`
  const only = (condition: SQL, cents: SQL) => sql`CASE WHEN ${condition} THEN ${cents} ELSE 0 END`
  const share = shareOf({
    ...{
      cents: sql`amount_cents`,
      weight: sql`gross`,
      weightSoFar: sql`gross_so_far`,
      allWeight: sql`all_gross`,
    },
    step: sql`step`,
  })
  return sql`
    WITH written AS MATERIALIZED (
      SELECT entry.id, moved.at, moved.kind, entry.account, entry.currency, entry.amount_cents, entry.order_id, entry.beer_id
      FROM ledger_transactions AS moved JOIN ledger_entries AS entry ON entry.transaction_id = moved.id
      WHERE ${whichDays(sql`moved.at`, days, timeZone)} AND moved.kind = ANY(${sql.param(EARNING)}::text[])
        AND (entry.beer_id IS NOT NULL OR entry.account = 'provider-fees')
    ), kept AS (
      SELECT written.at, written.currency, line.beer_id, written.amount_cents,
             ${chargeStep(sql`written.currency`)} AS step, line.quantity * line.charge_unit_cents AS gross,
             sum(line.quantity * line.charge_unit_cents) OVER (PARTITION BY written.id) AS all_gross,
             sum(line.quantity * line.charge_unit_cents) OVER (PARTITION BY written.id ORDER BY line.beer_id) AS gross_so_far
      FROM written LEFT JOIN order_lines AS line ON line.order_id = written.order_id AND line.charge_unit_cents > 0
      WHERE written.beer_id IS NULL
    )
    SELECT at, currency, beer_id, ${only(sql`kind = 'sale'`, sql`-amount_cents`)} AS gross, ${only(taken, sql`amount_cents`)} AS refunded,
           ${only(sql`account = 'commission'`, sql`-amount_cents`)} AS commission,
           ${only(sql`account = 'commission-tax'`, sql`-amount_cents`)} AS tax,
           ${only(sql`account = 'provider-fees'`, sql`amount_cents`)} AS fees
    FROM written WHERE beer_id IS NOT NULL
    UNION ALL
    SELECT at, currency, beer_id, 0, 0, 0, 0, coalesce(${share}, amount_cents) FROM kept`
}
