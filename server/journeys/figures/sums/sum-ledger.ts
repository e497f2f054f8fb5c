import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { earnedLines } from '../earned-lines.ts'
import { journalOf } from '../journal-of.ts'

/** What the ledger says of a day, as the journal and the earnings have it: into the sums of a span. */
export async function sumLedger(tx: Transaction, id: number, day: string, timeZone: string): Promise<void> {
  const days = { from: day, to: day }
  await tx.execute(sql`
    INSERT INTO journal_sums (span_id, kind, account, currency, entries, cents)
    SELECT ${id}::int, kind, account, currency, entries, cents FROM (${journalOf(days, timeZone)}) AS journal`)
  await tx.execute(sql`
    INSERT INTO earning_sums (span_id, part, currency, company_id, type, beer_id, gross, refunded, commission, tax, fees)
    WITH beer AS MATERIALIZED (
      SELECT currency, beer_id, sum(gross)::bigint AS gross, sum(refunded)::bigint AS refunded, sum(commission)::bigint AS commission,
             sum(tax)::bigint AS tax, sum(fees)::bigint AS fees
      FROM (${earnedLines(days, timeZone)}) AS earned GROUP BY currency, beer_id
    )
    SELECT ${id}::int, 'beer', currency, NULL, NULL, beer_id, gross, refunded, commission, tax, fees FROM beer
    UNION ALL
    SELECT ${id}::int,
           CASE WHEN grouping(company_id) = 0 THEN 'company' WHEN grouping(type) = 0 THEN 'style' ELSE 'all' END,
           currency, company_id, type, NULL, sum(gross), sum(refunded), sum(commission), sum(tax), sum(fees)
    FROM (
      SELECT beer.*, company_id, coalesce(retyped.type, beers.type) AS type
      FROM beer LEFT JOIN beers ON beers.id = beer_id LEFT JOIN retyped_beers AS retyped USING (beer_id)
    ) AS typed
    GROUP BY GROUPING SETS ((currency), (currency, company_id), (currency, type))
    -- What is of no beer is in the sum of all alone.
    HAVING grouping(company_id) + grouping(type) = 2 OR company_id IS NOT NULL OR type IS NOT NULL`)
}

/** The same of a month, from its days; of beers it has none. @param days the ids of their spans */
export async function sumLedgerOfDays(tx: Transaction, id: number, days: number[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO earning_sums (span_id, part, currency, company_id, type, gross, refunded, commission, tax, fees)
    SELECT ${id}::int, part, currency, company_id, type, sum(gross), sum(refunded), sum(commission), sum(tax), sum(fees)
    FROM earning_sums WHERE span_id = ANY(${sql.param(days)}::int[]) AND part <> 'beer' GROUP BY part, currency, company_id, type`)
}
