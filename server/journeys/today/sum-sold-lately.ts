import { sql } from 'drizzle-orm'
import { dollarsFromCents } from '#contract/money.ts'
import type { SoldLately } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'
import { lineMoney } from '../../features/sales/line-money.ts'
import { refundsOf } from '../../features/sales/refunds-of.ts'
import { soldLines } from '../figures/sold-lines.ts'
import { midnightOf } from '../figures/which-days.ts'

type Row = {
  isToday: boolean
  orders: number
  units: number
  salesCents: number
  refundedCents: number
  netCents: number
}

/**
 * What a company sold on a day and in some days up to it: sold and refunded as its figures have it, and what of it is the company's
 * as its sales have it, line by line. Reads no more than the lines of these days.
 */
export async function sumSoldLately(
  db: Database,
  companyId: string,
  { from, today }: { from: string; today: string },
  timeZone: string,
): Promise<{ today: SoldLately; week: SoldLately }> {
  const { rows } = await db.execute<Row>(sql`
    WITH sold AS MATERIALIZED (${soldLines(companyId, { from, to: today }, timeZone)}),
    back AS MATERIALIZED (${refundsOf('sold')}),
    money AS MATERIALIZED (SELECT order_id, beer_id, owed_cents, paid_cents FROM ${lineMoney(sql`SELECT order_id, beer_id FROM sold`)} AS line)
    SELECT sold_at >= ${midnightOf(today, timeZone)} AS "isToday", count(DISTINCT order_id)::int AS orders,
           sum(quantity)::int AS units, sum(quantity::bigint * unit_cents)::bigint AS "salesCents",
           coalesce(sum(refunded_cents), 0)::bigint AS "refundedCents", sum(owed_cents + paid_cents)::bigint AS "netCents"
    FROM sold JOIN money USING (order_id, beer_id) LEFT JOIN back USING (order_id, beer_id) GROUP BY 1`)
  return { today: sumOf(rows.filter(({ isToday }) => isToday)), week: sumOf(rows) }
}

function sumOf(rows: Row[]): SoldLately {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    sales: dollarsFromCents(sum(({ salesCents }) => salesCents)),
    refunded: dollarsFromCents(sum(({ refundedCents }) => refundedCents)),
    net: dollarsFromCents(sum(({ netCents }) => netCents)),
  }
}
