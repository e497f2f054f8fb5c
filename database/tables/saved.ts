import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { beers } from './catalogue.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'

/** A beer that a buyer wants to find again, and what it cost when they saved it. */
export const savedBeers = pgTable(
  'saved_beers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    centsThen: integer('cents_then').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.beerId] }),
    check('saved_beers_cents_not_negative', sql`${table.centsThen} >= 0`),
    index('saved_beers_newest').on(table.userId, table.since, table.beerId),
    index('saved_beers_beer').on(table.beerId),
  ],
)

/** A brewery that a buyer follows. The brewery is told how many do, never who. */
export const followedCompanies = pgTable(
  'followed_companies',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('followed_companies_company').on(table.companyId),
  ],
)
