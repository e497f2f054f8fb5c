import { sql } from 'drizzle-orm'
import { companyPicture } from '#contract/label-address.ts'
import type { Database } from '#database/open-pool.ts'

/** Companies by id, as a list shows them: with the name and the picture of today. */
export async function nameCompanies(
  db: Database,
  ids: string[],
): Promise<Map<string, { company: string; image: string }>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<Parameters<typeof companyPicture>[0]>(sql`
    SELECT id, shown_name(id) AS company, country, state, city, story, image FROM companies WHERE id = ANY(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, { company: row.company, image: companyPicture(row) }]))
}
