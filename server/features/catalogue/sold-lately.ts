import { PACE_DAYS } from '#contract/limits.ts'

/**
 * SQL: how many units of a beer were sold in the last 30 days and have not come back. Of movements, not of orders: what a
 * brewery puts on the shelf, or sends again, is no sale.
 * @param beerId the column that names the beer
 */
export function soldLatelyOf(beerId: string): string {
  return `(SELECT greatest(-coalesce(sum(units), 0), 0)::int FROM stock_movements
    WHERE beer_id = ${beerId} AND cause IN ('sold', 'restocked') AND at > now() - make_interval(days => ${PACE_DAYS}))`
}
