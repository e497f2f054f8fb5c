import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
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
}

type Found = OwedRow & { owedBackCents: number; page: LineRow[] | null }

/**
 * What one company is owed, and for which sales, oldest first, 25 a page; of what it has not sent yet only the sum. Past
 * the end: an empty list.
 * Refuses: user-not-found.
 * @param page from 1
 */
export async function getOwed(
  db: Database,
  companyId: string,
  page: number,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(companyId)) return refuse('user-not-found')
  const shown = listPage(page)
  const { rows } = await db.execute<Found>(sql`
    WITH lines AS MATERIALIZED (${owedLines(companyId)}),
    line AS (SELECT * FROM lines WHERE NOT is_unsent),
    unsent AS (
      SELECT coalesce(sum(owed_cents), 0)::bigint AS unsent_cents, count(*) AS unsent_sales FROM lines WHERE is_unsent
    ), summed AS (
      SELECT coalesce(sum(owed_cents), 0)::bigint AS cents, count(*) AS sales, min(sold_at) AS oldest,
             coalesce(sum(owed_cents) FILTER (WHERE owed_cents < 0), 0)::bigint AS back_cents
      FROM line
    ), page AS (
      SELECT order_id AS "orderId", beer_id AS "beerId", name, sold_at AS "soldAt", quantity,
             gross_cents AS "grossCents", refunded_cents AS "refundedCents", paid_cents AS "paidCents",
             owed_cents AS "owedCents"
      FROM line ORDER BY sold_at, order_id, beer_id
      ${shown.rows}
    )
    SELECT companies.id AS "companyId", shown_name(companies.id) AS company, concat_ws(' ', name, nullif(last_name, '')) AS seller,
           cents AS "owedCents", sales, oldest AS "oldestSale", back_cents AS "owedBackCents",
           unsent_cents AS "unsentCents", unsent_sales AS "unsentSales",
           last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents",
           (SELECT json_agg(page) FROM page) AS page
    FROM companies CROSS JOIN summed CROSS JOIN unsent LEFT JOIN LATERAL (
      SELECT created_at, amount_cents FROM payouts WHERE company_id = companies.id
      ORDER BY created_at DESC LIMIT 1
    ) AS last ON true
    WHERE companies.id = ${companyId}`)
  const found = rows[0]
  if (!found) return refuse('user-not-found')
  return {
    ...asOwedCompany(found),
    owedBack: dollarsFromCents(found.owedBackCents),
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
  }
}
