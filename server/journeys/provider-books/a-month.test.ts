import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providerDifferences } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { liveThroughAMonth, readBooksOf } from '#tests/factories/a-month.ts'
import { aPayoutProvider } from '#tests/factories/a-payout-provider.ts'
import { aReportSource } from '#tests/factories/a-report-source.ts'
import { compareBooks } from './comparing/compare-books.ts'

/** So many orders at each site; `MONTH_ORDERS=10000` (with `--testTimeout 3600000`) is a month of a shop that goes well. */
const ORDERS = Number(process.env.MONTH_ORDERS ?? 80)

const checkout = useCheckout()

test.each([
  ['USD', 7],
  ['MLC', 11],
])('a month at %s balances to zero: the provider, brewery by brewery, and in whole', async (site, seed) => {
  const way = site === 'MLC' ? 'mercado-pago' : 'by-hand'
  const outside = { reportSource: aReportSource(), payoutProvider: aPayoutProvider() }
  const services = { ...checkout.with({ PAYMENT_SITE: site, PAYOUT_WAY: way }), ...outside }
  const { db } = services
  const { rows, due, currency } = await liveThroughAMonth(services, { orders: ORDERS, seed })
  await db.execute(sql`
    UPDATE orders SET paid_at = paid_at - interval '20 days' WHERE charge_currency = ${currency}`)
  await db.execute(sql`UPDATE refunds SET done_at = done_at - interval '20 days'`)
  await db.execute(sql`UPDATE chargebacks SET closed_at = closed_at - interval '20 days'`)
  const startedAt = performance.now()
  await readBooksOf(services, rows)
  const seconds = (performance.now() - startedAt) / 1000
  if (process.env.MONTH_ORDERS)
    console.info(`${rows.length} rows read and compared in ${seconds.toFixed(1)} s`)

  expect(await differences()).toEqual([])
  const balances = await db.execute<{ account: string; cents: number }>(sql`
    SELECT account, sum(balance_cents)::bigint AS cents FROM ledger_balances WHERE currency = ${currency} GROUP BY account`)
  const of = (account: string) => balances.rows.find((row) => row.account === account)?.cents ?? 0
  // What the provider says that moved is what the ledger says that is there.
  const moved = rows
    .filter((row) => row.currency === currency)
    .reduce((sum, { gross, fee = 0, tax = 0 }) => sum + gross - fee - tax, 0)
  expect(of('provider')).toBe(moved)
  expect(balances.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  // What is left of each brewery's lines is its own, the shop's part and its tax; what it was paid is among it.
  const left = await db.execute<{ companyId: string; cents: number }>(sql`
    SELECT line.company_id AS "companyId", -sum(balance_cents)::bigint AS cents
    FROM ledger_line_balances AS balance JOIN order_lines AS line USING (order_id, beer_id)
    WHERE currency = ${currency} GROUP BY line.company_id`)
  expect(new Map(left.rows.map(({ companyId, cents }) => [companyId, cents]))).toEqual(due)
  const paid = await db.execute<{ cents: number; payouts: number }>(sql`
    SELECT (SELECT -coalesce(sum(balance_cents), 0)::bigint FROM ledger_balances WHERE account = 'paid' AND currency = ${currency}) AS cents,
           (SELECT coalesce(sum(amount_cents - returned_cents), 0)::bigint FROM payouts
            WHERE currency = ${currency} AND state IN ('paid', 'returned')) AS payouts`)
  expect(paid.rows[0]!.cents).toBe(paid.rows[0]!.payouts)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test('what the provider writes down otherwise is found, each by itself', async () => {
  const services = { ...checkout.with({ PAYMENT_SITE: 'MLC' }), reportSource: aReportSource() }
  const { db } = services
  const known = await db.execute<{ key: string; what: string }>(sql`
    SELECT key, row_number() OVER (ORDER BY key)::text AS what FROM provider_report_rows
    WHERE movement = 'payment' AND currency = 'CLP' ORDER BY key LIMIT 3`)
  const [gone, dearer, strange] = known.rows.map(({ key }) => key) as [string, string, string]
  const about = async (key: string) =>
    (
      await db.execute<{ id: string }>(
        sql`SELECT source_id AS id FROM provider_report_rows WHERE key = ${key}`,
      )
    ).rows[0]!.id
  const [missing, other, unknown] = [await about(gone), await about(dearer), await about(strange)]
  await db.execute(sql`DELETE FROM provider_report_rows WHERE key = ${gone}`)
  await db.execute(sql`UPDATE provider_report_rows SET gross_cents = gross_cents + 100 WHERE key = ${dearer}`)
  await db.execute(sql`
    UPDATE provider_report_rows SET source_id = '77', payment_id = NULL, external_reference = '' WHERE key = ${strange}`)
  await compareBooks(services)
  expect(await differences()).toEqual(
    [
      `missing-there payment ${missing}`,
      `missing-there payment ${unknown}`,
      `other-amount payment ${other}`,
      'unknown-to-us source 77',
    ].toSorted(),
  )
})

async function differences(): Promise<string[]> {
  const open = await checkout.db.select().from(providerDifferences).where(sql`gone_at IS NULL`)
  return open.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()
}
