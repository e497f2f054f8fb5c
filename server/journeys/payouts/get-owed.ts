import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { getOwed as call, OwedSale } from '#contract/payouts.ts'
import type { Database } from '#database/open-pool.ts'
import { isUuid } from '../../http/is-uuid.ts'
import { listPage } from '../../list-page.ts'
import { asOwedCompany, type OwedRow } from './owed-company.ts'
import { owedLines } from './owed-lines.ts'

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
type BalanceRow = { currency: ChargeCurrency; owedCents: number; unsentCents: number }

type Found = OwedRow & { owedBackCents: number; balances: BalanceRow[] | null; page: LineRow[] | null }

/**
 * What one company is owed in one currency, and for which sales, oldest first, 25 a page; of what it has not sent yet only the
 * sum. Past the end: an empty list. Nothing is owed in any: the one in which it was paid last, or dollars.
 * Refuses: user-not-found.
 * @param currency the one in which most is owed, unless it is named
 * @param pag from 1
 */
export async function getOwed(
  db: Database,
  companyId: string,
  { currency, pag = 1 }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(companyId)) return refuse('user-not-found')
  const shown = listPage(pag)
  const { rows } = await db.execute<Found>(sql`
    WITH owed AS MATERIALIZED (${owedLines(companyId)}),
    balance AS (
      SELECT currency, coalesce(sum(owed_cents) FILTER (WHERE NOT is_unsent), 0) AS "owedCents",
             coalesce(sum(owed_cents) FILTER (WHERE is_unsent), 0) AS "unsentCents", sum(owed_dollar_cents) AS dollar_cents
      FROM owed GROUP BY currency
    ), chosen AS (
      SELECT coalesce(
        ${currency ?? null}::text,
        (SELECT currency FROM balance ORDER BY dollar_cents DESC, currency LIMIT 1),
        (SELECT currency FROM payouts WHERE company_id = ${companyId} ORDER BY created_at DESC, id DESC LIMIT 1),
        'USD') AS currency
    ), lines AS (SELECT * FROM owed WHERE currency = (SELECT currency FROM chosen)),
    line AS (SELECT * FROM lines WHERE NOT is_unsent),
    unsent AS (
      SELECT coalesce(sum(owed_cents), 0)::bigint AS unsent_cents,
             coalesce(sum(owed_dollar_cents), 0)::bigint AS unsent_dollar_cents, count(*) AS unsent_sales
      FROM lines WHERE is_unsent
    ), summed AS (
      SELECT coalesce(sum(owed_cents), 0)::bigint AS cents, coalesce(sum(owed_dollar_cents), 0)::bigint AS dollar_cents,
             count(*) AS sales, min(sold_at) AS oldest,
             coalesce(sum(owed_cents) FILTER (WHERE owed_cents < 0), 0)::bigint AS back_cents
      FROM line
    ), page AS (
      SELECT order_id AS "orderId", beer_id AS "beerId", name, sold_at AS "soldAt", quantity,
             gross_cents AS "grossCents", refunded_cents AS "refundedCents", paid_cents AS "paidCents",
             owed_cents AS "owedCents", owed_dollar_cents AS "owedDollarCents"
      FROM line ORDER BY sold_at, order_id, beer_id
      ${shown.rows}
    )
    SELECT companies.id AS "companyId", shown_name(companies.id) AS company, concat_ws(' ', name, nullif(last_name, '')) AS seller,
           chosen.currency, cents AS "owedCents", dollar_cents AS "owedDollarCents", sales, oldest AS "oldestSale", back_cents AS "owedBackCents",
           unsent_cents AS "unsentCents", unsent_dollar_cents AS "unsentDollarCents", unsent_sales AS "unsentSales",
           last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents",
           (SELECT json_agg(balance ORDER BY dollar_cents DESC, currency) FROM balance) AS balances,
           (SELECT json_agg(page) FROM page) AS page
    FROM companies CROSS JOIN chosen CROSS JOIN summed CROSS JOIN unsent LEFT JOIN LATERAL (
      SELECT created_at, amount_cents FROM payouts
      WHERE company_id = companies.id AND payouts.currency = chosen.currency
      ORDER BY created_at DESC LIMIT 1
    ) AS last ON true
    WHERE companies.id = ${companyId}`)
  const found = rows[0]
  if (!found) return refuse('user-not-found')
  return {
    ...asOwedCompany(found),
    owedBack: dollarsFromCents(found.owedBackCents),
    balances: (found.balances ?? []).map(({ currency, owedCents, unsentCents }) => ({
      currency,
      owed: dollarsFromCents(owedCents),
      unsent: dollarsFromCents(unsentCents),
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
