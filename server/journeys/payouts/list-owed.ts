import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listOwed as call } from '#contract/payouts.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { asOwedCompany, type OwedRow } from './owed-company.ts'
import { owedLines } from './owed-lines.ts'

type SumRow = { currency: ChargeCurrency; owedCents: number; owedBackCents: number; unsentCents: number }

type Found = { total: number; breweries: number; sums: SumRow[] | null; page: OwedRow[] | null }

/**
 * Companies that are owed something, now or once they have sent it, most first, and at the end those that owe something
 * back; one row for each currency, 25 a page. Currencies are told apart by their amounts and put in order by their dollars. Past the end: an empty list. Every sale is looked at: what is owed has to be reckoned before it can be sorted by.
 */
export async function listOwed(
  db: Database,
  { q, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const shown = listPage(pag)
  const { rows } = await db.execute<Found>(sql`
    WITH line AS (${owedLines(null)}),
    owed AS (
      SELECT company_id, currency, coalesce(sum(owed_cents) FILTER (WHERE NOT is_unsent), 0)::bigint AS cents,
             coalesce(sum(owed_dollar_cents) FILTER (WHERE NOT is_unsent), 0)::bigint AS dollar_cents,
             count(*) FILTER (WHERE NOT is_unsent) AS sales, min(sold_at) FILTER (WHERE NOT is_unsent) AS oldest,
             coalesce(sum(owed_cents) FILTER (WHERE is_unsent), 0)::bigint AS unsent_cents,
             coalesce(sum(owed_dollar_cents) FILTER (WHERE is_unsent), 0)::bigint AS unsent_dollar_cents,
             count(*) FILTER (WHERE is_unsent) AS unsent_sales
      FROM line GROUP BY company_id, currency
      HAVING sum(owed_cents) FILTER (WHERE NOT is_unsent) <> 0 OR bool_or(is_unsent)
    ), found AS MATERIALIZED (
      SELECT owed.*, company, concat_ws(' ', name, nullif(last_name, '')) AS seller
      FROM owed JOIN companies ON companies.id = company_id
      WHERE ${holdsWords(sql`search_text`, q ?? '')}
    ), page AS (
      SELECT company_id AS "companyId", shown_name(company_id) AS company, seller, currency,
             cents AS "owedCents", dollar_cents AS "owedDollarCents", sales, oldest AS "oldestSale",
             unsent_cents AS "unsentCents", unsent_dollar_cents AS "unsentDollarCents", unsent_sales AS "unsentSales",
             last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents"
      FROM (
        SELECT * FROM found ORDER BY dollar_cents DESC, company, company_id, currency
        ${shown.rows}
      ) AS shown LEFT JOIN LATERAL (
        SELECT created_at, amount_cents FROM payouts
        WHERE company_id = shown.company_id AND payouts.currency = shown.currency
        ORDER BY created_at DESC LIMIT 1
      ) AS last ON true
      ORDER BY dollar_cents DESC, company, company_id, currency
    ), sums AS (
      SELECT currency, coalesce(sum(cents) FILTER (WHERE cents > 0), 0) AS "owedCents",
             coalesce(sum(cents) FILTER (WHERE cents < 0), 0) AS "owedBackCents", sum(unsent_cents) AS "unsentCents",
             sum(dollar_cents + unsent_dollar_cents) AS dollar_cents
      FROM found GROUP BY currency
    )
    SELECT count(*) AS total, count(DISTINCT company_id) AS breweries,
           (SELECT json_agg(sums ORDER BY dollar_cents DESC, currency) FROM sums) AS sums,
           (SELECT json_agg(page) FROM page) AS page
    FROM found`)
  const { total, breweries, sums, page } = rows[0]!
  return {
    companies: (page ?? []).map(asOwedCompany),
    ...shown.counted(total),
    breweries,
    sums: (sums ?? []).map(({ currency, owedCents, owedBackCents, unsentCents }) => ({
      currency,
      owed: dollarsFromCents(owedCents),
      owedBack: dollarsFromCents(owedBackCents),
      unsent: dollarsFromCents(unsentCents),
    })),
  }
}
