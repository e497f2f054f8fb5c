import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { eventsOf } from '../events-of.ts'
import { whichDays } from '../which-days.ts'
import { followDay, monthOf } from './follow-day.ts'
import { isUnchanged } from './is-unchanged.ts'
import { linesAndRefunds, SUMMED_LINES } from './lines-and-refunds.ts'
import { isSettled } from './spans-to-sum.ts'
import { sumLedger } from './sum-ledger.ts'
import { writeSpan } from './write-span.ts'

/**
 * Sums a day from its rows, as they are read where nothing is kept; its notes are seen to, and its month follows.
 */
export function sumDay(db: Database, day: string, timeZone: string): Promise<void> {
  const isNeeded = async (tx: Transaction) => {
    const { rows } = await tx.execute(sql`
      SELECT FROM summed_spans AS span
      WHERE zone = ${timeZone} AND step = 'day' AND start = ${day}::date AND ${isUnchanged('span')}`)
    return !rows.length && (await isSettled(tx, day, timeZone))
  }
  return writeSpan(db, { step: 'day', start: day, timeZone }, isNeeded, async (tx, id) => {
    await tx.execute(
      sql`DELETE FROM figure_notes WHERE ${whichDays(sql`at`, { from: day, to: day }, timeZone)}`,
    )
    const month = await monthOf(tx, day, timeZone, id)
    for (const table of ['sale_sums', 'journal_sums', 'earning_sums', 'event_sums'])
      await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE span_id = ${id}`)
    await sumSalesOf(tx, id, day, timeZone)
    await sumLedger(tx, id, day, timeZone)
    await sumEventsOf(tx, id, day, timeZone)
    if (month) await followDay(tx, month, id)
  })
}

async function sumSalesOf(tx: Transaction, id: number, day: string, timeZone: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sale_sums (span_id, company_id, beer_id, orders, units, cents, refunded_units, refunded_cents)
    WITH ${linesAndRefunds(null, [{ from: day, to: day }], timeZone)}
    SELECT ${id}::int, company_id, beer_id, ${SUMMED_LINES} FROM line
    GROUP BY GROUPING SETS ((), (company_id), (company_id, beer_id)) HAVING count(*) > 0`)
}

async function sumEventsOf(tx: Transaction, id: number, day: string, timeZone: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO event_sums (span_id, unpaid_orders, new_buyers, new_companies, payment_attempts, failed_payments, reviews, rating_sum)
    SELECT ${id}::int, unpaid_orders, new_buyers, new_companies, payment_attempts, failed_payments, reviews, rating_sum
    FROM (${eventsOf({ from: day, to: day }, timeZone)}) AS happened`)
}
