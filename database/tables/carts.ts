import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { COOKIE_MAX_CHARACTERS } from '#contract/limits.ts'
import { users } from './identity.ts'
import { limit } from './literals.ts'

/**
 * What lies in a buyer's cart, on whichever browser they are: as the cart's cookie writes it, which is read and written
 * whole. Beers that are gone stay until a browser shows the cart without them.
 */
export const accountCarts = pgTable(
  'account_carts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    entries: text().notNull().default(''),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'account_carts_no_longer_than_a_cookie',
      sql`length(${table.entries}) <= ${limit(COOKIE_MAX_CHARACTERS)}`,
    ),
  ],
)
