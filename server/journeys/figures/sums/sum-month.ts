import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { monthsToSum } from './spans-to-sum.ts'
import { sumLedgerOfDays } from './sum-ledger.ts'
import { writeSpan } from './write-span.ts'

/** Sums a month from its days. */
export function sumMonth(db: Database, month: string, timeZone: string): Promise<void> {
  const isNeeded = async (tx: Transaction) => (await monthsToSum(tx, timeZone)).includes(month)
  return writeSpan(db, { step: 'month', start: month, timeZone }, isNeeded, async (tx, id) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      SELECT id FROM summed_spans WHERE zone = ${timeZone} AND step = 'day' AND date_trunc('month', start) = ${month}::date`)
    const days = rows.map((day) => day.id)
    await tx.execute(sql`
      INSERT INTO sale_sums (span_id, company_id, beer_id, orders, units, cents, refunded_units, refunded_cents)
      SELECT ${id}::int, company_id, beer_id, sum(orders), sum(units), sum(cents), sum(refunded_units), sum(refunded_cents)
      FROM sale_sums WHERE span_id = ANY(${sql.param(days)}::int[]) GROUP BY company_id, beer_id`)
    await sumLedgerOfDays(tx, id, days)
  })
}
