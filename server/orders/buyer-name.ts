import { sql } from 'drizzle-orm'

/** First name and initial of who bought, as breweries read it: an expression on `users` and, joined from the left, `buyers`. */
export const buyerName = sql`coalesce(
  buyers.name || CASE WHEN buyers.last_name = '' THEN '' ELSE ' ' || left(buyers.last_name, 1) || '.' END, users.name)`
