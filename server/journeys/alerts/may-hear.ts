import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL, where `users`, `buyers` and `company` are joined: who may be mailed about one of its beers. Their e-mail is proved, and
 * it would be sent to their country, as far as either is known.
 */
export const MAY_HEAR: SQL = sql`(users.active AND users.email_verified
  AND coalesce(nullif(buyers.country, '') = ANY(company.ships_to), true))`
