import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOW_STOCK_MAIL_MOST_UNITS } from '#contract/limits.ts'
import { SALES_MAILS } from '#contract/sales-mails.ts'
import { users } from './identity.ts'
import { limit, literals } from './literals.ts'

/** Breweries. Imported ones have no user: nobody can sign in as them. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The brewery's name. */
    company: text().notNull(),
    /** The person who speaks for it. */
    name: text().notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    document: text().notNull().default(''),
    phone: text().notNull().default(''),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    address: text().notNull().default(''),
    story: text().notNull().default(''),
    image: text().notNull().default(''),
    /** Countries that it ships to; null for all. */
    shipsTo: text('ships_to').array(),
    /** The admin's switch. With whether it waits a trigger copies it to the company's beers, where the catalogue's indexes need it. */
    active: boolean().notNull().default(true),
    /** The last day of its pause, in the shop's time zone; null: it sells. Over by itself: who reads it asks what day it is. */
    pausedUntil: date('paused_until'),
    /** What it says to its pause, in its own words. */
    pauseNote: text('pause_note').notNull().default(''),
    /** How it is mailed what it sold: parcels keep how theirs was told. */
    salesMails: text('sales_mails', { enum: SALES_MAILS }).notNull().default('each'),
    /** It is mailed of beers of which no more units than this are on hand; null: of none. */
    lowStockUnits: integer('low_stock_units'),
    /** Up to when its beers were looked at for that: a morning, or when it chose to be mailed. */
    lowStockLookedAt: timestamp('low_stock_looked_at', { withTimezone: true }),
    /** Since when it waits for an admin to look at it before it sells (APPROVE_NEW_BREWERIES); null: it may sell. Its beers follow by a trigger. */
    waitsSince: timestamp('waits_since', { withTimezone: true }),
    /** What an admin asked it meanwhile, in the words of the mail; '' for nothing. */
    askedWords: text('asked_words').notNull().default(''),
    /** Where an imported brewery came from, so that a second import finds it again. */
    importKey: text('import_key').unique(),
    /** What admins find a company by, beside the e-mail. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_normal(company || ' ' || name || ' ' || last_name || ' ' || document)`),
    /** The name as it is told from others: without accents, case, blanks, signs and letters that only look like Latin ones. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`company_name_key(company)`),
    /** What its name begins with: 0 for a digit, 1 to 26 for a letter without its accent, 27 for anything else. */
    initial: smallint().notNull().generatedAlwaysAs(sql`name_initial(company)`),
    /** When it took a name that another company bore already; a trigger writes it. Null for the first of its name. */
    nameTakenAt: timestamp('name_taken_at', { withTimezone: true }),
    /** When an admin looked at such a name. */
    nameLookedAt: timestamp('name_looked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('companies_pause_note_has_pause', sql`${table.pauseNote} = '' OR ${table.pausedUntil} IS NOT NULL`),
    check('companies_sales_mails_known', sql`${table.salesMails} IN (${literals(SALES_MAILS)})`),
    check(
      'companies_low_stock_range',
      sql`${table.lowStockUnits} BETWEEN 1 AND ${limit(LOW_STOCK_MAIL_MOST_UNITS)}`,
    ),
    check(
      'companies_low_stock_looked_at',
      sql`(${table.lowStockUnits} IS NULL) = (${table.lowStockLookedAt} IS NULL)`,
    ),
    check('companies_asked_while_waiting', sql`${table.askedWords} = '' OR ${table.waitsSince} IS NOT NULL`),
    index('companies_waiting').on(table.waitsSince).where(sql`waits_since IS NOT NULL`),
    index('companies_paused').on(table.pausedUntil).where(sql`paused_until IS NOT NULL`),
    index('companies_low_stock').on(table.lowStockLookedAt).where(sql`low_stock_units IS NOT NULL`),
    index('companies_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('companies_name_key').on(table.nameKey, table.id),
    index('companies_initial').on(table.initial, table.nameKey, table.id),
    index('companies_name_taken')
      .on(table.nameTakenAt)
      .where(sql`name_taken_at IS NOT NULL AND name_looked_at IS NULL`),
    index('companies_company').on(table.company, table.id),
    index('companies_name').on(table.name, table.id),
    index('companies_last_name').on(table.lastName, table.id),
    index('companies_document').on(table.document, table.id),
    index('companies_country').on(table.country, table.id),
    index('companies_image').on(table.image).where(sql`image <> ''`),
  ],
)
