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
    /** Good rows that are published already. */
    doneRows: integer('done_rows').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of one that waits for room: from when on there is some; null until its seller's e-mail is confirmed. */
    waitsUntil: timestamp('waits_until', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check('beer_imports_done_within', sql`${table.doneRows} BETWEEN 0 AND ${table.goodRows}`),
    check('beer_imports_waits_until', sql`${table.waitsUntil} IS NULL OR ${table.state} = 'waiting'`),
    index('beer_imports_unfinished').on(table.createdAt).where(sql`state IN ('running', 'waiting')`),
    index('beer_imports_company').on(table.companyId, table.createdAt, table.id),
  ],
)
