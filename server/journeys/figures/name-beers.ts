import { sql } from 'drizzle-orm'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import type { Database } from '#database/open-pool.ts'

/** Beers by id, as a list shows them: with the names and the picture of today. */
export async function nameBeers(
  db: Database,
  ids: string[],
): Promise<Map<string, { name: string; company: string; image: string }>> {
  if (!ids.length) return new Map()
  const { rows } = await db.execute<LabelFacts & { image: string }>(sql`
    SELECT beers.id, beers.name, shown_name(company_id) AS company, type, abv_percent AS "abvPercent", ibu, description, beers.image
    FROM beers JOIN companies ON companies.id = company_id WHERE beers.id = ANY(${sql.param(ids)}::uuid[])`)
  return new Map(
    rows.map((row) => [row.id, { name: row.name, company: row.company, image: beerPicture(row) }]),
  )
}
