import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

/**
 * A file of beers that a brewery uploaded: what it says, what is wrong with it, and how far its publishing is. Nothing
 * is published before the brewery has seen the preview and said so.
 */
export const beerImports = pgTable(
  'beer_imports',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text({ enum: ['preview', 'running', 'waiting', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('preview'),
    /** Each row of the file: its line, what it says, and the sentence for each field that is wrong. */
    rows: jsonb().notNull(),
    goodRows: integer('good_rows').notNull(),
    badRows: integer('bad_rows').notNull(),
    /** Of the good rows, those that change a beer: they are written before the new ones, and need no room. */
    changingRows: integer('changing_rows').notNull().default(0),
    /** Rows that say what their beer says already: neither good nor wrong. */
    equalRows: integer('equal_rows').notNull().default(0),
    /** Rows to change, of which somebody is asked whether their prices are right. */
    farPrices: integer('far_prices').notNull().default(0),
    /** Good rows that are worked off already, those that were refused with them. */
    doneRows: integer('done_rows').notNull().default(0),
    /** Rows that were good and were refused when they were written: their lines and why. */
    notWritten: jsonb('not_written').$type<unknown[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of one that waits for room: from when on there is some; null until its seller's e-mail is confirmed. */
    waitsUntil: timestamp('waits_until', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check('beer_imports_done_within', sql`${table.doneRows} BETWEEN 0 AND ${table.goodRows}`),
    check('beer_imports_changing_within', sql`${table.changingRows} BETWEEN 0 AND ${table.goodRows}`),
    check('beer_imports_waits_until', sql`${table.waitsUntil} IS NULL OR ${table.state} = 'waiting'`),
    index('beer_imports_unfinished').on(table.createdAt).where(sql`state IN ('running', 'waiting')`),
    index('beer_imports_company').on(table.companyId, table.createdAt, table.id),
  ],
)
