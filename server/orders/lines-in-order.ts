import { sql } from 'drizzle-orm'

/**
 * How the lines of an order follow each other wherever it is told of: as they stood in the cart. What to sort
 * `order_lines AS line` by.
 */
export const LINES_IN_ORDER = sql`line.place, line.beer_id`
