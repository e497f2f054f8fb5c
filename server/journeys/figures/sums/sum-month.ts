import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { monthsToSum } from './spans-to-sum.ts'
import { writeSpan } from './write-span.ts'

/** Sums a month from its days. */
export function sumMonth(db: Database, month: string, timeZone: string): Promise<void> {
  const isNeeded = async (tx: Transaction) => (await monthsToSum(tx, timeZone)).includes(month)
  return writeSpan(db, { step: 'month', start: month, timeZone }, isNeeded, (tx, id) =>
    tx.execute(sql`
      INSERT INTO sale_sums (span_id, company_id, beer_id, orders, units, cents, refunded_units, refunded_cents)
      SELECT ${id}::int, company_id, beer_id, sum(orders), sum(units), sum(cents), sum(refunded_units), sum(refunded_cents)
      FROM summed_spans AS day JOIN sale_sums ON span_id = day.id
      WHERE zone = ${timeZone} AND step = 'day' AND date_trunc('month', start) = ${month}::date
      GROUP BY company_id, beer_id`),
  )
}
