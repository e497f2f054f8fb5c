import { type SQL, sql } from 'drizzle-orm'

/** SQL of `beers`: on sale, and not past its date. @param today the shop's day */
export function isOnSale(today: string): SQL {
  return sql`(on_sale AND coalesce(best_before >= ${today}, true))`
}

/** SQL of `beers`: the units that are left for a buyer, with those that their own open order holds. */
export function stockFor(buyerId: string | null): SQL {
  return sql`(on_hand - reserved + coalesce(
    (SELECT sum(quantity) FROM order_lines JOIN orders ON orders.id = order_id
     WHERE buyer_id = ${buyerId}::uuid AND stock_held AND beer_id = beers.id), 0))::int`
}
