import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listOwed as call } from '#contract/payouts.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { asOwedCompany, type OwedRow } from './owed-company.ts'
import { owedLines } from './owed-lines.ts'

type Found = {
  total: number
  owedCents: number
  owedBackCents: number
  unsentCents: number
  page: OwedRow[] | null
}

/**
 * Companies that are owed something, now or once they have sent it, most first, and at the end those that owe something
 * back; 25 a page. Past the end: an empty list. Every sale is looked at: what is owed has to be reckoned before it can be sorted by.
 */
export async function listOwed(
  db: Database,
  { q, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const shown = listPage(pag)
  const { rows } = await db.execute<Found>(sql`
    WITH line AS (${owedLines(null)}),
    owed AS (
      SELECT company_id, coalesce(sum(owed_cents) FILTER (WHERE NOT is_unsent), 0)::bigint AS cents,
             count(*) FILTER (WHERE NOT is_unsent) AS sales, min(sold_at) FILTER (WHERE NOT is_unsent) AS oldest,
             coalesce(sum(owed_cents) FILTER (WHERE is_unsent), 0)::bigint AS unsent_cents,
             count(*) FILTER (WHERE is_unsent) AS unsent_sales
      FROM line GROUP BY company_id
      HAVING sum(owed_cents) FILTER (WHERE NOT is_unsent) <> 0 OR bool_or(is_unsent)
    ), found AS MATERIALIZED (
      SELECT owed.*, company, concat_ws(' ', name, nullif(last_name, '')) AS seller
      FROM owed JOIN companies ON companies.id = company_id
      WHERE ${holdsWords(sql`search_text`, q ?? '')}
    ), page AS (
      SELECT company_id AS "companyId", shown_name(company_id) AS company, seller, cents AS "owedCents", sales, oldest AS "oldestSale",
             unsent_cents AS "unsentCents", unsent_sales AS "unsentSales",
             last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents"
      FROM (
        SELECT * FROM found ORDER BY cents DESC, company, company_id
        ${shown.rows}
      ) AS shown LEFT JOIN LATERAL (
        SELECT created_at, amount_cents FROM payouts WHERE company_id = shown.company_id
        ORDER BY created_at DESC LIMIT 1
      ) AS last ON true
      ORDER BY cents DESC, company, company_id
    )
    SELECT count(*) AS total, coalesce(sum(cents) FILTER (WHERE cents > 0), 0)::bigint AS "owedCents",
           coalesce(sum(cents) FILTER (WHERE cents < 0), 0)::bigint AS "owedBackCents",
           coalesce(sum(unsent_cents), 0)::bigint AS "unsentCents",
           (SELECT json_agg(page) FROM page) AS page
    FROM found`)
  const { total, owedCents, owedBackCents, unsentCents, page } = rows[0]!
  return {
    companies: (page ?? []).map(asOwedCompany),
    ...shown.counted(total),
    owed: dollarsFromCents(owedCents),
    owedBack: dollarsFromCents(owedBackCents),
    unsent: dollarsFromCents(unsentCents),
  }
}
