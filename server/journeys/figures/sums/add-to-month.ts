import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** The id of the span of a day's month, where that is summed: then all of its days are. */
export async function monthOf(tx: Transaction, day: string, timeZone: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT id FROM summed_spans
    WHERE zone = ${timeZone} AND step = 'month' AND start = date_trunc('month', ${day}::date)::date`)
  return rows[0]?.id
}

/**
 * Adds the sums of a day to those of its month, or takes them away: a month is not summed anew with each refund of one of its sales.
 * @param times 1 or -1
 */
export async function addToMonth(tx: Transaction, month: number, day: number, times: 1 | -1): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sale_sums AS kept (span_id, company_id, beer_id, orders, units, cents, refunded_units, refunded_cents)
    SELECT ${month}::int, company_id, beer_id, ${times}::int * orders, ${times}::int * units, ${times}::int * cents,
           ${times}::int * refunded_units, ${times}::int * refunded_cents
    FROM sale_sums WHERE span_id = ${day}
    ON CONFLICT (span_id, company_id, beer_id) DO UPDATE
    SET orders = kept.orders + excluded.orders, units = kept.units + excluded.units, cents = kept.cents + excluded.cents,
        refunded_units = kept.refunded_units + excluded.refunded_units, refunded_cents = kept.refunded_cents + excluded.refunded_cents`)
  await tx.execute(sql`
    INSERT INTO earning_sums AS kept (span_id, part, currency, company_id, type, gross, refunded, commission, tax, fees)
    SELECT ${month}::int, part, currency, company_id, type, ${times}::int * gross, ${times}::int * refunded,
           ${times}::int * commission, ${times}::int * tax, ${times}::int * fees
    FROM earning_sums WHERE span_id = ${day} AND part <> 'beer'
    ON CONFLICT (span_id, part, currency, company_id, type, beer_id) DO UPDATE
    SET gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded,
        commission = kept.commission + excluded.commission, tax = kept.tax + excluded.tax, fees = kept.fees + excluded.fees`)
  // Of whom nothing is left: a sale that was deleted.
  if (times === 1) await tx.execute(sql`DELETE FROM sale_sums WHERE span_id = ${month} AND units = 0`)
}
