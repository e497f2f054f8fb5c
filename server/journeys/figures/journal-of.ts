import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './calendar.ts'
import { whichDays } from './which-days.ts'

/** SQL of the ledger in some days: `day`, `kind`, `account`, `currency`, how many `entries`, and what they come to in its `cents`. */
export function journalOf(days: Span | Span[], timeZone: string): SQL {
  return sql`
    SELECT (at AT TIME ZONE ${timeZone})::date AS day, kind, account, currency, count(*)::int AS entries, sum(amount_cents)::bigint AS cents
    FROM ledger_transactions AS moved JOIN ledger_entries ON transaction_id = moved.id
    WHERE ${whichDays(sql`moved.at`, days, timeZone)}
    GROUP BY 1, 2, 3, 4`
}
