import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { beers } from './catalogue.ts'
import { users } from './identity.ts'

/** What a buyer thinks of a beer that they bought. One a buyer and beer. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    rate: smallint().notNull(),
    comment: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_buyer_beer').on(table.buyerId, table.beerId),
    check('reviews_rate_range', sql`${table.rate} BETWEEN 1 AND 5`),
    index('reviews_beer').on(table.beerId, table.createdAt.desc()),
  ],
)
