import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * A whole day, or month, of a time zone whose figures were summed, also where nothing happened on it. Its sums hold while no note says that
 * something of it has changed since; those of a month are always those of its days.
 */
export const summedSpans = pgTable(
  'summed_spans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    zone: text().notNull(),
    step: text({ enum: ['day', 'month'] }).notNull(),
    /** Its first day. */
    start: date().notNull(),
    /** The instants at which it begins, and at which the next one does. */
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    summedAt: instant('summed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('summed_spans_one').on(table.zone, table.step, table.start),
    check('summed_spans_step_known', sql`${table.step} IN ('day', 'month')`),
  ],
)

/**
 * What figures say of an instant is not what was summed: written by triggers, with what changed it. The sweep that sums takes away those that it
 * has seen; nobody else touches them, so that nobody waits for it.
 */
export const figureNotes = pgTable(
  'figure_notes',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), at: instant('at').notNull() },
  (table) => [index('figure_notes_at').on(table.at)],
)

/**
 * What was sold in a span, in cents of dollars, with what of it went back since: of everybody (neither company nor beer), of each company, of
 * each of its beers.
 */
export const saleSums = pgTable(
  'sale_sums',
  {
    spanId: integer('span_id')
      .notNull()
      .references(() => summedSpans.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id'),
    beerId: uuid('beer_id'),
    orders: integer().notNull(),
    units: sum('units'),
    cents: sum('cents'),
    refundedUnits: sum('refunded_units'),
    refundedCents: sum('refunded_cents'),
  },
  (table) => [
    check('sale_sums_beer_has_company', sql`${table.beerId} IS NULL OR ${table.companyId} IS NOT NULL`),
    unique('sale_sums_one').on(table.spanId, table.companyId, table.beerId).nullsNotDistinct(),
    uniqueIndex('sale_sums_beer').on(table.beerId, table.spanId).where(sql`beer_id IS NOT NULL`),
    // What is added up is read from indexes alone, in which a span's rows lie together.
    index('sale_sums_most_units')
      .on(table.spanId, table.units, table.beerId, table.cents, table.refundedUnits, table.refundedCents)
      .where(sql`beer_id IS NOT NULL`),
    index('sale_sums_company')
      .on(table.spanId, table.companyId, table.units, table.cents, table.refundedUnits, table.refundedCents)
      .where(sql`company_id IS NOT NULL AND beer_id IS NULL`),
  ],
)

/** What happened in the whole shop on a day, each counted where it happened: months are added up from days. */
export const eventSums = pgTable('event_sums', {
  spanId: integer('span_id')
    .primaryKey()
    .references(() => summedSpans.id, { onDelete: 'cascade' }),
  unpaidOrders: integer('unpaid_orders').notNull(),
  newBuyers: integer('new_buyers').notNull(),
  newCompanies: integer('new_companies').notNull(),
  paymentAttempts: integer('payment_attempts').notNull(),
  failedPayments: integer('failed_payments').notNull(),
  reviews: integer().notNull(),
  /** What these gave, together. */
  ratingSum: integer('rating_sum').notNull(),
})
