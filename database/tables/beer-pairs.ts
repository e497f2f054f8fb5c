import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PAIRED_BUYERS } from '#contract/limits.ts'
import { beers } from './catalogue.ts'
import { limit } from './literals.ts'

/** Beers whose pairs were counted, and by how many different buyers each was bought then, in the year before. */
export const pairedBeers = pgTable(
  'paired_beers',
  {
    beerId: uuid('beer_id')
      .primaryKey()
      .references(() => beers.id, { onDelete: 'cascade' }),
    buyers: integer().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('paired_beers_buyers_not_negative', sql`${table.buyers} >= 0`)],
)

/** Beers that were bought in one order with another one, by how many different buyers. It names nobody, and no pair that few bought. */
export const beerPairs = pgTable(
  'beer_pairs',
  {
    beerId: uuid('beer_id')
      .notNull()
      .references(() => pairedBeers.beerId, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    buyers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.beerId, table.otherId] }),
    index('beer_pairs_other').on(table.otherId),
    check('beer_pairs_are_two', sql`${table.beerId} <> ${table.otherId}`),
    check('beer_pairs_of_many', sql`${table.buyers} >= ${limit(PAIRED_BUYERS)}`),
  ],
)
