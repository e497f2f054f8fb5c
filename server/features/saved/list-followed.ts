import type { Pool } from 'pg'
import type { Brewery } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { companyPicture } from '#contract/label-address.ts'
import type { listFollowed as call } from '#contract/saved.ts'

/** The breweries that a buyer follows, newest first. One that is switched off is back once it is on again. */
export async function listFollowed(pool: Pool, userId: string): Promise<ResponseOf<typeof call>> {
  const { rows } = await pool.query<Brewery>(
    `SELECT company.id, shown_name(company.id) AS company, country, state, city, story, company.image,
       (SELECT count(*)::int FROM beers WHERE beers.company_id = company.id AND on_sale) AS beers
     FROM followed_companies AS followed JOIN companies AS company ON company.id = followed.company_id
     LEFT JOIN users ON users.id = company.user_id
     WHERE followed.user_id = $1 AND company.active AND coalesce(users.active, true)
     ORDER BY followed.since DESC, company.id`,
    [userId],
  )
  return {
    companies: rows.map(({ story, ...row }) => ({ ...row, image: companyPicture({ ...row, story }) })),
  }
}
