import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { getOwed as call, OwedSale } from '#contract/payouts.ts'
import { linePositions } from '#database/ledger/line-positions.ts'
import { listPage } from '../../list-page.ts'
import { payoutAccountOnWire, readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'
import { asOwedCompany, type OwedRow } from './owed-company.ts'
import { balancesOf, LAST_PAID, lineSums } from './owed-sums.ts'

type LineRow = {
  orderId: string
  beerId: string
  name: string
  soldAt: string
  quantity: number
  grossCents: number
  refundedCents: number
  paidCents: number
  owedCents: number
  owedDollarCents: number
}
type BalanceRow = { currency: ChargeCurrency; owedCents: number; pendingCents: number }

type Found = OwedRow & {
  owedBackCents: number
  balances: BalanceRow[] | null
  page: LineRow[] | null
}

/**
 * What one company is owed in one currency, and for which sales, oldest first, 25 a page; of what is not free yet only the
 * sum. Past the end: an empty list. Nothing is owed in any: the one in which it was paid last, or dollars.
 * Refuses: user-not-found.
 * @param currency the one in which most is owed, unless it is named
 * @param pag from 1
 */
export async function getOwed(
  { db, env }: Pick<Services, 'db' | 'env'>,
  companyId: string,
  { currency, pag = 1 }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(companyId)) return refuse('user-not-found')
  const shown = listPage(pag)
  const reading = db.execute<Found>(sql`
    WITH owed AS MATERIALIZED (${balancesOf(sql`company_id = ${companyId}`)}),
    balance AS (
      SELECT currency, owed_cents AS "owedCents", pending_cents AS "pendingCents", dollar_cents + pending_dollar_cents AS dollar_cents
      FROM owed WHERE owed_cents <> 0 OR pending_cents <> 0
    ), shown AS (
      SELECT ${companyId}::uuid AS company_id, coalesce(
        ${currency ?? null}::text,
        (SELECT currency FROM balance ORDER BY dollar_cents DESC, currency LIMIT 1),
        (SELECT currency FROM payouts WHERE company_id = ${companyId} AND state <> 'draft' ORDER BY created_at DESC, id DESC LIMIT 1),
        'USD') AS currency
    ), page AS (
      SELECT position.order_id AS "orderId", position.beer_id AS "beerId", order_lines.name, parcels.created_at AS "soldAt", order_lines.quantity,
             position.gross_cents AS "grossCents", position.gross_cents - left_cents + frozen_cents AS "refundedCents",
             paid_cents AS "paidCents", available_cents AS "owedCents",
             round(available_cents * position.unit_cents::numeric / position.charge_unit_cents)::bigint AS "owedDollarCents"
      FROM (${linePositions(sql`
        SELECT order_id, beer_id FROM ledger_line_balances JOIN shown USING (company_id, currency)
        WHERE account = 'available' AND balance_cents <> 0
        ORDER BY order_id, beer_id
        ${shown.rows}`)}) AS position
      JOIN order_lines USING (order_id, beer_id) JOIN parcels ON parcels.order_id = order_lines.order_id
        AND parcels.company_id = order_lines.company_id
      ORDER BY position.order_id, position.beer_id
    )
    SELECT companies.id AS "companyId", shown_name(companies.id) AS company, concat_ws(' ', name, nullif(last_name, '')) AS seller,
           shown.currency, coalesce(owed_cents, 0) AS "owedCents", coalesce(dollar_cents, 0) AS "owedDollarCents",
           line.sales, line.oldest AS "oldestSale", line.back_cents AS "owedBackCents", coalesce(pending_cents, 0) AS "pendingCents",
           coalesce(pending_dollar_cents, 0) AS "pendingDollarCents", line.pending_sales AS "pendingSales",
           last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents",
           (SELECT json_agg(balance ORDER BY dollar_cents DESC, currency) FROM balance) AS balances,
           (SELECT json_agg(page) FROM page) AS page
    FROM shown JOIN companies ON companies.id = company_id LEFT JOIN owed USING (company_id, currency)
    CROSS JOIN LATERAL (${lineSums(sql`shown`)}) AS line LEFT JOIN LATERAL (${LAST_PAID}) AS last ON true`)
  const [{ rows }, account] = await Promise.all([
    reading,
    readPayoutAccount(db, env, companyId.toLowerCase()),
  ])
  const found = rows[0]
  if (!found) return refuse('user-not-found')
  return {
    ...asOwedCompany(found),
    owedBack: dollarsFromCents(found.owedBackCents),
    account: account ? payoutAccountOnWire(account) : null,
    balances: (found.balances ?? []).map(({ currency, owedCents, pendingCents }) => ({
      currency,
      owed: dollarsFromCents(owedCents),
      pending: dollarsFromCents(pendingCents),
    })),
    rows: (found.page ?? []).map(asOwedSale),
    ...shown.counted(found.sales),
  }
}

function asOwedSale(row: LineRow): OwedSale {
  return {
    ShoppingHistoryId: row.orderId,
    ProductId: row.beerId,
    name: row.name,
    date: new Date(row.soldAt).toISOString(),
    amount: row.quantity,
    totalPrice: dollarsFromCents(row.grossCents),
    refunded: dollarsFromCents(row.refundedCents),
    paidOut: dollarsFromCents(row.paidCents),
    owed: dollarsFromCents(row.owedCents),
    owedDollars: dollarsFromCents(row.owedDollarCents),
  }
}
