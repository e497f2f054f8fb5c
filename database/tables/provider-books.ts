import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  DIFFERENCE_KINDS,
  type LineTrouble,
  MOVEMENTS,
  REPORT_KINDS,
  REPORT_STATES,
} from '#contract/provider-book-kinds.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { orders } from './orders.ts'
import { payments, refunds } from './payments.ts'
import { payouts } from './payouts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const cents = (name: string) => bigint(name, { mode: 'number' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A report of the provider's: asked for by the shop, or a file that an admin uploaded, and how far it is. What it says stands in
 * provider_report_rows.
 */
export const providerReports = pgTable(
  'provider_reports',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    origin: text({ enum: ['asked', 'uploaded'] }).notNull(),
    /** Of a file that was uploaded: null until it is read. */
    kind: text({ enum: REPORT_KINDS }),
    state: text({ enum: REPORT_STATES }).notNull(),
    /** What moved from the first moment on and before the second; of an uploaded file those of its rows, once they are read. */
    beginsAt: instant('begins_at'),
    endsAt: instant('ends_at'),
    /** What the provider calls the making of it. */
    taskId: text('task_id'),
    fileName: text('file_name').notNull().default(''),
    /** Of an uploaded one, until it is read: it may say who paid, which we do not keep. */
    content: bytea(),
    /** The admin who asked for it or uploaded it; null: the daily work. */
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'restrict' }),
    /** How many rows were read, and how many of them no other report had told. */
    rowsRead: integer('rows_read').notNull().default(0),
    rowsNew: integer('rows_new').notNull().default(0),
    linesBroken: integer('lines_broken').notNull().default(0),
    /** The first of them. */
    broken: jsonb().$type<{ line: number; trouble: LineTrouble }[]>().notNull().default([]),
    /** Words for kinds of rows that we have never heard, the first of them. */
    unheard: jsonb().$type<string[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** Why the last try failed; '' where none did. */
    lastError: text('last_error').notNull().default(''),
    /** Whoever goes on with it claims the row by moving this on, so that of several processes one does. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    askedAt: instant('asked_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('provider_reports_kind_known', sql`${table.kind} IN (${literals(REPORT_KINDS)})`),
    check('provider_reports_state_known', sql`${table.state} IN (${literals(REPORT_STATES)})`),
    check(
      'provider_reports_ended_has_time',
      sql`(${table.state} IN ('read', 'failed')) = (${table.endedAt} IS NOT NULL)`,
    ),
    check('provider_reports_content_until_read', sql`${table.content} IS NULL OR ${table.state} = 'reading'`),
    check('provider_reports_period', sql`${table.beginsAt} <= ${table.endsAt}`),
    check(
      'provider_reports_asked_of_a_period',
      sql`${table.origin} <> 'asked' OR (${table.kind} IS NOT NULL AND ${table.beginsAt} IS NOT NULL AND ${table.endsAt} IS NOT NULL)`,
    ),
    uniqueIndex('provider_reports_asked_once')
      .on(table.kind, table.beginsAt, table.endsAt)
      .where(sql`origin = 'asked' AND state IN ('due', 'asked', 'reading')`),
    index('provider_reports_open').on(table.nextAttemptAt).where(sql`state IN ('due', 'asked', 'reading')`),
    index('provider_reports_created').on(table.createdAt, table.id),
  ],
)

/**
 * What the provider's books say, a row once, however many reports have it; money in hundredths. Nobody's name is among it, and it
 * stays as long as the orders do.
 */
export const providerReportRows = pgTable(
  'provider_report_rows',
  {
    /** What makes a row itself (server/journeys/provider-books/reading/read-report.ts). */
    key: text().primaryKey(),
    /** The first report that had it. */
    reportId: uuid('report_id')
      .notNull()
      .references(() => providerReports.id, { onDelete: 'restrict' }),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    /** The provider's id of what it is about; '' where it is about nothing. */
    sourceId: text('source_id').notNull(),
    /** The provider's id of a refund, where the row names it beside its payment. */
    refundRef: text('refund_ref'),
    externalReference: text('external_reference').notNull(),
    recordType: text('record_type').notNull(),
    description: text().notNull(),
    movement: text({ enum: MOVEMENTS }).notNull(),
    at: instant('at').notNull(),
    creditCents: cents('credit_cents').notNull(),
    debitCents: cents('debit_cents').notNull(),
    /** Null where the file said nothing of it. Fees and taxes above zero: what was kept. */
    grossCents: cents('gross_cents'),
    feeCents: cents('fee_cents'),
    taxCents: cents('tax_cents'),
    currency: text(),
    paymentId: text('payment_id').references(() => payments.providerId, { onDelete: 'restrict' }),
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    payoutId: uuid('payout_id').references(() => payouts.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
  },
  (table) => [
    check('provider_report_rows_kind_known', sql`${table.kind} IN (${literals(REPORT_KINDS)})`),
    check('provider_report_rows_movement_known', sql`${table.movement} IN (${literals(MOVEMENTS)})`),
    check(
      'provider_report_rows_in_or_out',
      sql`${table.creditCents} >= 0 AND ${table.debitCents} >= 0 AND (${table.creditCents} = 0 OR ${table.debitCents} = 0)`,
    ),
    index('provider_report_rows_source').on(table.sourceId),
    index('provider_report_rows_payment').on(table.paymentId, table.kind),
    index('provider_report_rows_payout').on(table.payoutId).where(sql`payout_id IS NOT NULL`),
    index('provider_report_rows_report').on(table.reportId),
  ],
)

/**
 * Where the provider's books and ours say two things. Found anew after each report and each day: one that is no more, goes; one that
 * an admin has closed comes back only when it says something else.
 */
export const providerDifferences = pgTable(
  'provider_differences',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    /** What it is about, in a word that stays the same: `payment 123`, `account tax_payment_iibb 2026-11`. */
    subject: text().notNull(),
    movement: text({ enum: MOVEMENTS }).notNull(),
    /** Which of its reports says so, or does not. */
    report: text({ enum: REPORT_KINDS }).notNull(),
    /** The provider's id, or its word where it is about the account alone. */
    about: text().notNull(),
    /** What the two sides say, in hundredths; null: nothing. */
    theirsCents: cents('theirs_cents'),
    oursCents: cents('ours_cents'),
    currency: text(),
    /** When what it is about happened. */
    at: instant('at').notNull(),
    paymentId: text('payment_id').references(() => payments.providerId, { onDelete: 'restrict' }),
    payoutId: uuid('payout_id').references(() => payouts.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** Since when the books agree again. */
    goneAt: instant('gone_at'),
    closedAt: instant('closed_at'),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'restrict' }),
    reason: text().notNull().default(''),
  },
  (table) => [
    check('provider_differences_kind_known', sql`${table.kind} IN (${literals(DIFFERENCE_KINDS)})`),
    check('provider_differences_movement_known', sql`${table.movement} IN (${literals(MOVEMENTS)})`),
    check('provider_differences_report_known', sql`${table.report} IN (${literals(REPORT_KINDS)})`),
    check(
      'provider_differences_closed_by_somebody',
      sql`(${table.closedAt} IS NULL) = (${table.adminId} IS NULL) AND (${table.closedAt} IS NULL) = (${table.reason} = '')`,
    ),
    uniqueIndex('provider_differences_subject').on(table.kind, table.subject),
    index('provider_differences_open').on(table.foundAt).where(sql`gone_at IS NULL AND closed_at IS NULL`),
  ],
)
