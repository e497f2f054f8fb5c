import { sql } from 'drizzle-orm'
import { companyPicture } from '#contract/pictures.ts'
import type { Database } from '#database/open-pool.ts'

/** Companies by id, as a list shows them: with the name and the picture of today. */
export async function nameCompanies(
  db: Database,
  ids: string[],
): Promise<Map<string, { company: string; image: string }>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<{ id: string; company: string; image: string }>(sql`
    SELECT id, shown_name(id) AS company, image FROM companies WHERE id = ANY(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, { company: row.company, image: companyPicture(row) }]))
}
