import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '#contract/ledger-accounts.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { beers } from './catalogue.ts'
import { summedSpans } from './figures.ts'
import { literals } from './literals.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()
const spanId = () =>
  integer('span_id')
    .notNull()
    .references(() => summedSpans.id, { onDelete: 'cascade' })

/** What was written into the ledger on a day, in hundredths of each currency. */
export const journalSums = pgTable(
  'journal_sums',
  {
    spanId: spanId(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    currency: text().notNull(),
    entries: integer().notNull(),
    cents: cents('cents'),
  },
  (table) => [unique('journal_sums_one').on(table.spanId, table.kind, table.account, table.currency)],
)

/**
 * What the shop earned in a span, in hundredths of each currency: all of it, by company, by style, and, of days alone, by beer (null: what
 * is of none). A beer counts for the style that it had before it first got another one (`retyped_beers`).
 */
export const earningSums = pgTable(
  'earning_sums',
  {
    spanId: spanId(),
    part: text({ enum: ['all', 'company', 'style', 'beer'] }).notNull(),
    currency: text().notNull(),
    companyId: uuid('company_id'),
    type: text({ enum: BEER_TYPES }),
    beerId: uuid('beer_id'),
    gross: cents('gross'),
    refunded: cents('refunded'),
    commission: cents('commission'),
    tax: cents('tax'),
    fees: cents('fees'),
  },
  (table) => [
    unique('earning_sums_one')
      .on(table.spanId, table.part, table.currency, table.companyId, table.type, table.beerId)
      .nullsNotDistinct(),
    check('earning_sums_part_known', sql`${table.part} IN ('all', 'company', 'style', 'beer')`),
    index('earning_sums_beer').on(table.beerId, table.spanId).where(sql`part = 'beer'`),
  ],
)

/** Beers whose style was changed, and the first that they had: sums count them for that one, and whoever reads them moves them. */
export const retypedBeers = pgTable(
  'retyped_beers',
  {
    beerId: uuid('beer_id')
      .primaryKey()
      .references(() => beers.id, { onDelete: 'cascade' }),
    type: text({ enum: BEER_TYPES }).notNull(),
  },
  (table) => [check('retyped_beers_type_known', sql`${table.type} IN (${literals(BEER_TYPES)})`)],
)
