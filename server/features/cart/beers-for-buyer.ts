import { type SQL, sql } from 'drizzle-orm'

/** SQL of `beers`: on sale, and not past its date. @param today the shop's day */
export function isOnSale(today: string): SQL {
  return sql`(on_sale AND coalesce(best_before >= ${today}, true))`
}

/** SQL of `beers` and their `companies`: the last day on which its brewery is away, null where it sells. @param today the shop's day */
export function pausedUntil(today: string): SQL {
  return sql`CASE WHEN paused_until >= ${today} THEN paused_until::text END`
}

/** SQL of `beers`: the units that a buyer's own open order holds. */
export function heldFor(buyerId: string | null): SQL {
  return sql`coalesce(
    (SELECT sum(quantity) FROM order_lines JOIN orders ON orders.id = order_id
     WHERE buyer_id = ${buyerId}::uuid AND stock_held AND beer_id = beers.id), 0)::int`
}
