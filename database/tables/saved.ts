import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
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
    /** When its buyer was last mailed that it is back in stock. */
    restockToldAt: timestamp('restock_told_at', { withTimezone: true }),
    /** When its buyer was last mailed that it costs less, and what it cost then; no price once it costs as much as when it was saved. */
    cheaperToldAt: timestamp('cheaper_told_at', { withTimezone: true }),
    centsTold: integer('cents_told'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.beerId] }),
    check('saved_beers_cents_not_negative', sql`${table.centsThen} >= 0`),
    index('saved_beers_newest').on(table.userId, table.since, table.beerId),
    // Who saved it first is told first.
    index('saved_beers_beer').on(table.beerId, table.since, table.userId),
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

/** What mails a buyer has chosen to get about what they saved and follow; who never chose gets none, and has no row. */
export const alertChoices = pgTable(
  'alert_choices',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A saved beer is back in stock. */
    restock: boolean().notNull().default(false),
    /** Once a day at most: what became cheaper, what is new at a brewery. */
    digest: boolean().notNull().default(false),
    /** Whoever has it may stop these mails, without logging in: it stands in each of them. */
    stopKey: uuid('stop_key').notNull().unique().default(sql`gen_random_uuid()`),
    /** Up to when breweries were looked at for the digest, and when they are next. */
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull().defaultNow(),
    digestDue: timestamp('digest_due', { withTimezone: true }).notNull().defaultNow(),
    /** How many mails about restocks were written on this day of the shop. */
    restockDay: date('restock_day'),
    restockCount: smallint('restock_count').notNull().default(0),
  },
  (table) => [index('alert_choices_due').on(table.digestDue).where(sql`digest`)],
)

/** A beer that somebody saved came back in stock, and not everybody has heard: written by a trigger. */
export const restocks = pgTable(
  'restocks',
  {
    beerId: uuid('beer_id')
      .primaryKey()
      .references(() => beers.id, { onDelete: 'cascade' }),
    waveAt: timestamp('wave_at', { withTimezone: true }).notNull(),
    /** How many of a wave under way are still to be told. */
    waveLeft: integer('wave_left').notNull().default(0),
  },
  (table) => [
    index('restocks_due').on(table.waveAt),
    check('restocks_left_not_negative', sql`${table.waveLeft} >= 0`),
  ],
)
