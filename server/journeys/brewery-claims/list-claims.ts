import { sql } from 'drizzle-orm'
import type { listBreweryClaims as call, ListedClaim } from '#contract/brewery-claims.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'

type Row = Omit<ListedClaim, 'company'> & { companyId: string; company: string }

const WHICH = {
  open: sql`state = 'waiting' ORDER BY confirmed_at, id`,
  decided: sql`decided_at IS NOT NULL ORDER BY decided_at DESC, id DESC`,
}

/** Claims that were confirmed, a page of them. Past the end: an empty list. */
export async function listClaims(
  db: Database,
  { state = 'open', pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT id, company_id AS "companyId", shown_name(company_id) AS company, name, email, phone, words, link,
             (SELECT count(*)::int FROM brewery_claims AS other
              WHERE other.company_id = claim.company_id AND other.state = 'waiting' AND other.id <> claim.id) AS rivals,
             confirmed_at AS confirmed, state, decided_at AS decided, reason
      FROM brewery_claims AS claim WHERE ${WHICH[state]} ${page.rows}`),
    db.execute<{ open: number; decided: number }>(sql`
      SELECT count(*) FILTER (WHERE state = 'waiting')::int AS open,
             count(*) FILTER (WHERE decided_at IS NOT NULL)::int AS decided
      FROM brewery_claims`),
  ])
  const counts = counted.rows[0]!
  return { claims: found.rows.map(asListed), counts, ...page.counted(counts[state]) }
}

function asListed({ companyId, company, confirmed, decided, ...row }: Row): ListedClaim {
  return {
    ...row,
    company: { id: companyId, company },
    confirmed: new Date(confirmed).toISOString(),
    decided: decided && new Date(decided).toISOString(),
  }
}
