import type { Ask } from '#database/within-time.ts'
import { UNITS_LEFT } from '../../orders/units-left.ts'
import type { KnownBeer } from '../../ports/beer-search.ts'

/** A beer that a buyer has rated or bought; `rate` null where they have only bought it. */
export type KnownByBuyer = KnownBeer & { name: string; rate: number | null }

/** From so many stars on somebody likes a beer. */
export const LIKED_STARS = 4
/** Whoever bought a beer and has not said what they think of it, wanted it. */
const BOUGHT_STARS = LIKED_STARS
/** Beers that are known longer are recommended again: a page does not grow with a life. */
const MOST = 1_000

/** The beers that a buyer has rated, and those that they have bought in their last orders and kept, those known last first. */
export async function readKnownBeers(ask: Ask, buyerId: string): Promise<KnownByBuyer[]> {
  const { rows } = await ask<KnownByBuyer>({
    name: 'beers-known',
    text: `WITH rated AS (
        SELECT beer_id, rate, created_at FROM reviews WHERE buyer_id = $1 ORDER BY created_at DESC LIMIT ${MOST}),
      bought AS (
        SELECT line.beer_id, max(last.created_at) AS created_at
        FROM (SELECT id, created_at FROM orders WHERE buyer_id = $1 AND state = 'paid' ORDER BY created_at DESC LIMIT 100) AS last
        JOIN order_lines AS line ON line.order_id = last.id WHERE ${UNITS_LEFT} > 0 GROUP BY line.beer_id)
      SELECT beer.id, beer.company_id AS "companyId", beer.name, beer.type, beer.abv_percent::float8 AS abv, beer.ibu, rated.rate,
        coalesce(rated.rate, ${BOUGHT_STARS}) AS stars
      FROM rated FULL JOIN bought USING (beer_id) JOIN beers AS beer ON beer.id = beer_id
      ORDER BY coalesce(rated.created_at, bought.created_at) DESC, beer.id LIMIT ${MOST}`,
    values: [buyerId],
  })
  return rows
}
