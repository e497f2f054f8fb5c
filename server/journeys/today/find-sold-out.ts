import { sql } from 'drizzle-orm'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { TODAY_ROWS } from '#contract/limits.ts'
import type { Today } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'

/** A company's beers that are on sale and of which nothing is left, best sold first, whether it is away or not. */
export async function findSoldOut(db: Database, companyId: string): Promise<Today['soldOut']> {
  const { rows } = await db.execute<LabelFacts & { image: string; count: number }>(sql`
    SELECT beers.id, beers.name, shown_name(company_id) AS company, type, abv_percent AS "abvPercent", ibu, description, beers.image,
           (count(*) OVER ())::int AS count
    FROM beers WHERE company_id = ${companyId} AND on_sale AND on_hand <= reserved
    ORDER BY sold_cents DESC, name, id LIMIT ${TODAY_ROWS}`)
  return {
    count: rows[0]?.count ?? 0,
    beers: rows.map((beer) => ({ id: beer.id, name: beer.name, image: beerPicture(beer) })),
  }
}
