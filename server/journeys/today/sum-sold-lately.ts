import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { SoldLately } from '#contract/today.ts'
import { creditOf } from '#database/ledger/credit-of.ts'
import type { Database } from '#database/open-pool.ts'
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
  currency: ChargeCurrency
  salesChargeCents: number
  refundedChargeCents: number
  netChargeCents: number
}

/** What of a sold line is its brewery's, as `lineMoney` has it, which would look for each line's order and parcel again. */
const OWN_OF_LINE = sql`
  SELECT ${creditOf('pending')} + ${creditOf('available')} AS owed_charge_cents, ${creditOf('paid')} AS paid_charge_cents
  FROM ledger_line_balances AS balance WHERE balance.order_id = sold.order_id AND balance.beer_id = sold.beer_id`

const dollars = (cents: SQL) => sql`line_dollars(${cents}, unit_cents, charge_unit_cents)`

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
    back AS MATERIALIZED (${refundsOf('sold')})
    SELECT sold_at >= ${midnightOf(today, timeZone)} AS "isToday", charge_currency AS currency, count(DISTINCT order_id)::int AS orders,
           sum(quantity)::int AS units, sum(quantity::bigint * unit_cents)::bigint AS "salesCents",
           coalesce(sum(refunded_cents), 0)::bigint AS "refundedCents", sum(${dollars(sql`owed_charge_cents`)} + ${dollars(sql`paid_charge_cents`)})::bigint AS "netCents",
           sum(quantity * charge_unit_cents)::bigint AS "salesChargeCents",
           coalesce(sum(refunded_charge_cents), 0)::bigint AS "refundedChargeCents", sum(owed_charge_cents + paid_charge_cents)::bigint AS "netChargeCents"
    FROM sold CROSS JOIN LATERAL (${OWN_OF_LINE}) AS own LEFT JOIN back USING (order_id, beer_id) GROUP BY 1, 2`)
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
    charge: chargedOf(rows),
  }
}

/** The same in what was charged, where that is one currency. */
function chargedOf(rows: Row[]): SoldLately['charge'] {
  const [first] = rows
  if (!first || rows.some(({ currency }) => currency !== first.currency)) return null
  const sum = (of: (row: Row) => number) => dollarsFromCents(rows.reduce((total, row) => total + of(row), 0))
  return {
    currency: first.currency,
    sales: sum((row) => row.salesChargeCents),
    refunded: sum((row) => row.refundedChargeCents),
    net: sum((row) => row.netChargeCents),
  }
}
