import { sql } from 'drizzle-orm'
import { TODAY_REVIEWS } from '#contract/limits.ts'
import type { Today } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'

type Row = Omit<Today['reviews'][number], 'beer' | 'date'> & {
  beerId: string
  beerName: string
  date: string
}

/** The newest reviews of a company's beers that it has not answered: a few of each beer that has any, by index. */
export async function newestUnanswered(db: Database, companyId: string): Promise<Today['reviews']> {
  const { rows } = await db.execute<Row>(sql`
    SELECT newest.id, beers.id AS "beerId", beers.name AS "beerName", rate, comment, newest.created_at AS date,
           buyer.name || CASE WHEN buyer.last_name = '' THEN '' ELSE ' ' || left(buyer.last_name, 1) || '.' END AS person
    FROM beers CROSS JOIN LATERAL (
      SELECT * FROM reviews WHERE beer_id = beers.id AND answered_at IS NULL AND hidden_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT ${TODAY_REVIEWS}) AS newest
    JOIN buyers AS buyer ON buyer.user_id = buyer_id
    WHERE company_id = ${companyId} AND rating_count > 0
    ORDER BY newest.created_at DESC, newest.id DESC LIMIT ${TODAY_REVIEWS}`)
  return rows.map(({ beerId, beerName, date, ...review }) => ({
    ...review,
    beer: { id: beerId, name: beerName },
    date: new Date(date).toISOString(),
  }))
}
