import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** The id of a month's span, and what it has of a day: JSON of rows of `sale_sums`, and of `earning_sums`. */
type MonthOfDay = { month: number; sales: string; earnings: string }

/** The month of a day, where it is summed: then all of its days are. @param id the day's span */
export async function monthOf(
  tx: Transaction,
  day: string,
  timeZone: string,
  id: number,
): Promise<MonthOfDay | undefined> {
  const { rows } = await tx.execute<MonthOfDay>(sql`
    SELECT span.id AS month,
           (SELECT coalesce(json_agg(sale_sums), '[]')::text FROM sale_sums WHERE span_id = ${id}) AS sales,
           (SELECT coalesce(json_agg(earning_sums), '[]')::text FROM earning_sums WHERE span_id = ${id} AND part <> 'beer') AS earnings
    FROM summed_spans AS span WHERE zone = ${timeZone} AND step = 'month' AND start = date_trunc('month', ${day}::date)::date`)
  return rows[0]
}

/** Adds to a month's sums what a day has more than it had: few rows, where of one of its sales money went back. */
export async function followDay(tx: Transaction, had: MonthOfDay, day: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sale_sums AS kept (span_id, company_id, beer_id, orders, units, cents, refunded_units, refunded_cents)
    SELECT ${had.month}::int, company_id, beer_id, sum(times * orders), sum(times * units), sum(times * cents),
           sum(times * refunded_units), sum(times * refunded_cents)
    FROM (
      SELECT 1 AS times, * FROM sale_sums WHERE span_id = ${day}
      UNION ALL
      SELECT -1, * FROM json_populate_recordset(NULL::sale_sums, ${had.sales})
    ) AS either GROUP BY company_id, beer_id
    HAVING (sum(times * orders), sum(times * units), sum(times * cents), sum(times * refunded_units), sum(times * refunded_cents))
      <> (0, 0, 0, 0, 0)
    ON CONFLICT (span_id, company_id, beer_id) DO UPDATE
    SET orders = kept.orders + excluded.orders, units = kept.units + excluded.units, cents = kept.cents + excluded.cents,
        refunded_units = kept.refunded_units + excluded.refunded_units, refunded_cents = kept.refunded_cents + excluded.refunded_cents`)
  await tx.execute(sql`
    INSERT INTO earning_sums AS kept (span_id, part, currency, company_id, type, gross, refunded, commission, tax, fees)
    SELECT ${had.month}::int, part, currency, company_id, type, sum(times * gross), sum(times * refunded), sum(times * commission),
           sum(times * tax), sum(times * fees)
    FROM (
      SELECT 1 AS times, * FROM earning_sums WHERE span_id = ${day} AND part <> 'beer'
      UNION ALL
      SELECT -1, * FROM json_populate_recordset(NULL::earning_sums, ${had.earnings})
    ) AS either GROUP BY part, currency, company_id, type
    HAVING (sum(times * gross), sum(times * refunded), sum(times * commission), sum(times * tax), sum(times * fees)) <> (0, 0, 0, 0, 0)
    ON CONFLICT (span_id, part, currency, company_id, type, beer_id) DO UPDATE
    SET gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded,
        commission = kept.commission + excluded.commission, tax = kept.tax + excluded.tax, fees = kept.fees + excluded.fees`)
  // Of whom nothing is left: a sale that was deleted.
  await tx.execute(sql`DELETE FROM sale_sums WHERE span_id = ${had.month} AND units = 0`)
}
