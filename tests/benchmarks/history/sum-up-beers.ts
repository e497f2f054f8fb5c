import type { PoolClient } from 'pg'

/** What a beer's row says of its movements, sales and reviews, and what was put on the shelf so that it says what is on hand. */
export async function sumUpBeers(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO stock_movements (id, beer_id, units, cause, at)
    SELECT uuidv7(interval '-731 days'), beers.id, on_hand - coalesce(moved, 0), 'put', now() - interval '731 days' FROM beers
    LEFT JOIN (SELECT beer_id, sum(units) AS moved FROM stock_movements GROUP BY 1) AS shelf ON beer_id = beers.id
    WHERE on_hand <> coalesce(moved, 0)`)
  await client.query('INSERT INTO shop_rating (mean) SELECT coalesce(round(avg(rate), 2), 4) FROM reviews')
  await client.query(`
    UPDATE beers SET units_sold = coalesce(units, 0), sold_cents = coalesce(sold.cents, 0), rating_sum = coalesce(rates, 0),
      rating_count = coalesce(reviews, 0), rating = round(rates::numeric / reviews, 1), rating_prior = (SELECT mean FROM shop_rating)
    FROM beers AS each
    LEFT JOIN (
      SELECT beer_id, -sum(units) AS units, sum(-units * unit_cents::bigint) AS cents
      FROM stock_movements JOIN order_lines USING (order_id, beer_id) GROUP BY 1) AS sold ON sold.beer_id = each.id
    LEFT JOIN (SELECT beer_id, sum(rate) AS rates, count(*) AS reviews FROM reviews GROUP BY 1) AS rated ON rated.beer_id = each.id
    WHERE beers.id = each.id`)
}
