import type { Pool } from 'pg'

/** How many beers a company has, on sale or not; undefined where there is no such company. */
export async function countOwnBeers(pool: Pool, companyId: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ total: number }>(
    `SELECT (SELECT count(*) FROM beers WHERE company_id = company.id)::int AS total
     FROM companies AS company WHERE id = $1`,
    [companyId],
  )
  return rows[0]?.total
}
