import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Balance, getBalance as call } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import type { CountSales } from './count-sales.ts'
import { refuseStrangers } from './refuse-strangers.ts'
import { isUnsent, saleMoney } from './sale-money.ts'

/** Of one currency: each in its hundredths, and in cents of dollars. */
type Row = {
  currency: ChargeCurrency
  refundedCents: number
  refundedDollarCents: number
  unsentCents: number
  unsentDollarCents: number
  paidCents: number
  paidDollarCents: number
  last: { date: string; cents: number; reference: string } | null
}

/**
 * What the shop owes a company now, what it will once the company has sent it, what it has paid out so far, and when last: in
 * each currency that its sales were charged in, the one of most dollars first. Empty while it has sold nothing.
 * Refuses: user-not-found, forbidden (somebody else's).
 */
export async function getBalance(
  db: Database,
  countSales: CountSales,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const [{ gross }, found] = await Promise.all([countSales(companyId), readRows(db, companyId)])
  const rows = new Map(found.map((row) => [row.currency, row]))
  const sold = (Object.keys(gross) as ChargeCurrency[]).filter((currency) => gross[currency]!.chargeCents > 0)
  const balances = sold.map((currency) => asBalance(currency, gross[currency]!, rows.get(currency)))
  return { balances: balances.toSorted((one, other) => total(other) - total(one)) }
}

const total = ({ owedDollars, unsentDollars }: Balance) => owedDollars + unsentDollars

/** What is taken off what was sold: what went back, what is not sent and what was paid; a currency without any is not there. */
async function readRows(db: Database, companyId: string): Promise<Row[]> {
  const goneBack = sql`
    SELECT order_id, beer_id
    FROM (SELECT order_id FROM refunds UNION SELECT id FROM orders WHERE state = 'charged_back') AS back
    JOIN parcels USING (order_id) JOIN order_lines USING (order_id, company_id)
    WHERE parcels.company_id = ${companyId}`
  // As the index parcels_unsent has it.
  const waiting = sql`
    SELECT order_id, beer_id FROM parcels JOIN order_lines USING (order_id, company_id)
    WHERE parcels.company_id = ${companyId} AND parcels.state = 'pending'`
  const owedCents = sql`(gross_charge_cents - refunded_charge_cents - paid_charge_cents)`
  const { rows } = await db.execute<Row>(sql`
    WITH gone AS (
      SELECT currency, sum(refunded_charge_cents)::bigint AS cents, sum(refunded_cents)::bigint AS dollar_cents
      FROM ${saleMoney(goneBack)} AS money GROUP BY currency
    ), unsent AS (
      SELECT currency, sum(${owedCents})::bigint AS cents,
             sum(gross_cents - refunded_cents - paid_cents)::bigint AS dollar_cents
      FROM ${saleMoney(waiting)} AS money JOIN order_lines USING (order_id, beer_id)
      JOIN parcels USING (order_id, company_id) WHERE ${isUnsent(owedCents)} GROUP BY currency
    ), paid AS (
      SELECT currency, sum(amount_cents)::bigint AS cents, sum(dollar_cents)::bigint AS dollar_cents
      FROM payouts WHERE company_id = ${companyId} GROUP BY currency
    )
    SELECT currency, coalesce(gone.cents, 0) AS "refundedCents", coalesce(gone.dollar_cents, 0) AS "refundedDollarCents",
           coalesce(unsent.cents, 0) AS "unsentCents", coalesce(unsent.dollar_cents, 0) AS "unsentDollarCents",
           coalesce(paid.cents, 0) AS "paidCents", coalesce(paid.dollar_cents, 0) AS "paidDollarCents",
           (SELECT json_build_object('date', created_at, 'cents', amount_cents, 'reference', reference) FROM payouts
            WHERE company_id = ${companyId} AND payouts.currency = taken.currency
            ORDER BY created_at DESC, id DESC LIMIT 1) AS last
    FROM (SELECT currency FROM gone UNION SELECT currency FROM unsent UNION SELECT currency FROM paid) AS taken
    LEFT JOIN gone USING (currency) LEFT JOIN unsent USING (currency) LEFT JOIN paid USING (currency)`)
  return rows
}

function asBalance(
  currency: ChargeCurrency,
  gross: { chargeCents: number; dollarCents: number },
  row: Row | undefined,
): Balance {
  if (!row) {
    return {
      ...{
        currency,
        owed: dollarsFromCents(gross.chargeCents),
        owedDollars: dollarsFromCents(gross.dollarCents),
      },
      ...{ unsent: 0, unsentDollars: 0, paidOut: 0, paidOutDollars: 0, lastPayout: null },
    }
  }
  const owedCents = gross.chargeCents - row.refundedCents - row.paidCents - row.unsentCents
  const owedDollarCents =
    gross.dollarCents - row.refundedDollarCents - row.paidDollarCents - row.unsentDollarCents
  return {
    currency,
    owed: dollarsFromCents(owedCents),
    owedDollars: dollarsFromCents(owedDollarCents),
    unsent: dollarsFromCents(row.unsentCents),
    unsentDollars: dollarsFromCents(row.unsentDollarCents),
    paidOut: dollarsFromCents(row.paidCents),
    paidOutDollars: dollarsFromCents(row.paidDollarCents),
    lastPayout: row.last && {
      date: new Date(row.last.date).toISOString(),
      amount: dollarsFromCents(row.last.cents),
      reference: row.last.reference,
    },
  }
}
