import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listOwed as call } from '#contract/payouts.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import { asOwedCompany, type OwedRow } from './owed-company.ts'
import { balancesOf, LAST_PAID, lineSums } from './owed-sums.ts'

type SumRow = { currency: ChargeCurrency; owedCents: number; owedBackCents: number; pendingCents: number }

type Found = {
  total: number
  breweries: number
  sums: SumRow[] | null
  page: (OwedRow & { hasAccount: boolean })[] | null
}

/**
 * Companies that are owed something, now or once it is free, most first, and at the end those that owe something back, unless it is said; one row for
 * each currency, 25 a page. Currencies are told apart by their amounts and put in order by their dollars. Past the end: an empty
 * list. Balances are the ledger's: no sale is looked at but those that are counted on the page.
 */
export async function listOwed(
  db: Database,
  { q, sort, dir, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const shown = listPage(pag)
  const order = ordering({ sort, dir })
  const { rows } = await db.execute<Found>(sql`
    WITH owed AS (${balancesOf(sql`company_id IS NOT NULL`)}),
    found AS MATERIALIZED (
      SELECT owed.*, company, concat_ws(' ', name, nullif(last_name, '')) AS seller
      FROM owed JOIN companies ON companies.id = company_id
      WHERE (owed_cents <> 0 OR pending_cents <> 0) AND ${holdsWords(sql`search_text`, q ?? '')}
    ), page AS (
      SELECT company_id AS "companyId", shown_name(company_id) AS company, seller, currency,
             owed_cents AS "owedCents", dollar_cents AS "owedDollarCents", line.sales, line.oldest AS "oldestSale",
             pending_cents AS "pendingCents", pending_dollar_cents AS "pendingDollarCents", line.pending_sales AS "pendingSales",
             last.created_at AS "lastPaidAt", last.amount_cents AS "lastPaidCents",
             coalesce((SELECT sealed IS NOT NULL FROM payout_accounts AS account
                       WHERE account.company_id = shown.company_id ORDER BY account.id DESC LIMIT 1), false) AS "hasAccount"
      FROM (
        SELECT * FROM found ORDER BY ${order}
        ${shown.rows}
      ) AS shown CROSS JOIN LATERAL (${lineSums(sql`shown`)}) AS line LEFT JOIN LATERAL (${LAST_PAID}) AS last ON true
      ORDER BY ${order}
    ), sums AS (
      SELECT currency, coalesce(sum(owed_cents) FILTER (WHERE owed_cents > 0), 0) AS "owedCents",
             coalesce(sum(owed_cents) FILTER (WHERE owed_cents < 0), 0) AS "owedBackCents", sum(pending_cents) AS "pendingCents",
             sum(dollar_cents + pending_dollar_cents) AS dollar_cents
      FROM found GROUP BY currency
    )
    SELECT count(*) AS total, count(DISTINCT company_id) AS breweries,
           (SELECT json_agg(sums ORDER BY dollar_cents DESC, currency) FROM sums) AS sums,
           (SELECT json_agg(page) FROM page) AS page
    FROM found`)
  const { total, breweries, sums, page } = rows[0]!
  return {
    companies: (page ?? []).map((row) => ({ ...asOwedCompany(row), hasAccount: row.hasAccount })),
    ...shown.counted(total),
    breweries,
    sums: (sums ?? []).map(({ currency, owedCents, owedBackCents, pendingCents }) => ({
      currency,
      owed: dollarsFromCents(owedCents),
      owedBack: dollarsFromCents(owedBackCents),
      pending: dollarsFromCents(pendingCents),
    })),
  }
}

/** Ends with what no two rows have in common. */
function ordering({ sort, dir }: Pick<QueryOf<typeof call>, 'sort' | 'dir'>): SQL {
  const way = (dir ?? (sort === 'company' ? 'asc' : 'desc')) === 'asc' ? sql`ASC` : sql`DESC`
  if (sort === 'company') return sql`company ${way}, company_id, currency`
  const by = sort === 'pending' ? sql`pending_dollar_cents` : sql`dollar_cents`
  return sql`${by} ${way}, company, company_id, currency`
}
