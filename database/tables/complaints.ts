import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  COMPLAINT_EVENT_NAMES,
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  OPEN_COMPLAINT_STATES,
  TIMED_COMPLAINT_STATES,
} from '#contract/complaint-states.ts'
import { beers } from './catalogue.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { parcels } from './parcels.ts'
import { refunds } from './payments.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What a buyer complains of in a parcel, which is settled with its brewery or decided by the administration. Of a parcel one at most
 * is not over.
 */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    kind: text({ enum: COMPLAINT_KINDS }).notNull(),
    state: text({ enum: COMPLAINT_STATES }).notNull().default('open'),
    /** How often its brewery has answered: whoever takes an answer says which one they read. */
    edition: integer().notNull().default(0),
    /** Until when its brewery answers, or its buyer; null while nobody's time runs. */
    dueAt: instant('due_at'),
    /** What went back because of it; null where nothing did, or nothing was left to go back. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    /** By whom what was promised left again, and under which number; '' before, and where there is none. */
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    foreignKey({
      name: 'complaints_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    check('complaints_kind_known', sql`${table.kind} IN (${literals(COMPLAINT_KINDS)})`),
    check('complaints_state_known', sql`${table.state} IN (${literals(COMPLAINT_STATES)})`),
    check(
      'complaints_time_runs',
      sql`(${table.state} IN (${literals(TIMED_COMPLAINT_STATES)})) = (${table.dueAt} IS NOT NULL)`,
    ),
    check(
      'complaints_over_has_time',
      sql`(${table.state} IN (${literals(OPEN_COMPLAINT_STATES)})) = (${table.closedAt} IS NULL)`,
    ),
    check(
      'complaints_money_by_word',
      sql`${table.refundId} IS NULL OR ${table.state} IN ('settled', 'decided')`,
    ),
    // What is sent again settles it, and no money does.
    check(
      'complaints_way_of_beer',
      sql`(${table.carrier} = '' AND ${table.tracking} = '') OR (${table.state} = 'settled' AND ${table.refundId} IS NULL AND ${table.carrier} <> '')`,
    ),
    uniqueIndex('complaints_one_open')
      .on(table.orderId, table.companyId)
      .where(sql`state IN (${literals(OPEN_COMPLAINT_STATES)})`),
    uniqueIndex('complaints_refund').on(table.refundId),
    index('complaints_parcel_newest').on(table.orderId, table.companyId, table.id),
    index('complaints_company').on(table.companyId, table.state, table.id),
    index('complaints_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('complaints_to_send_again').on(table.id).where(sql`state = 'to-send-again'`),
    index('complaints_escalated').on(table.id).where(sql`state = 'escalated'`),
  ],
)

/**
 * Which units a complaint is about and what they come to, and what of that its brewery offers: the money of so many units, or an
 * amount for all of them, which the buyer keeps. Money is cents of dollars.
 */
export const complaintLines = pgTable(
  'complaint_lines',
  {
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'restrict' }),
    beerId: uuid('beer_id')
      .notNull()
      .references(() => beers.id, { onDelete: 'restrict' }),
    units: integer().notNull(),
    /** What they cost, as far as it had not gone back when they were asked for. */
    askedCents: bigint('asked_cents', { mode: 'number' }).notNull(),
    offered: integer().notNull().default(0),
    offeredCents: bigint('offered_cents', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.complaintId, table.beerId] }),
    check('complaint_lines_units_positive', sql`${table.units} > 0`),
    check('complaint_lines_asked_positive', sql`${table.askedCents} > 0`),
    check(
      'complaint_lines_offered_within',
      sql`${table.offered} BETWEEN 0 AND ${table.units} AND ${table.offeredCents} BETWEEN 0 AND ${table.askedCents}`,
    ),
  ],
)

/**
 * What happened to a complaint, and what was said. Append only: a trigger refuses all but that words are forgotten, as an erasure
 * does.
 */
export const complaintEvents = pgTable(
  'complaint_events',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'restrict' }),
    event: text({ enum: COMPLAINT_EVENT_NAMES }).notNull(),
    /** Who did it; null: time ran out. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    words: text().notNull().default(''),
    /** How many units it is about; null where it is about none. */
    units: integer(),
    /** Where it is about an amount and no units: cents of dollars. */
    cents: bigint({ mode: 'number' }),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('complaint_events_complaint').on(table.complaintId),
    index('complaint_events_user').on(table.userId).where(sql`user_id IS NOT NULL`),
    check('complaint_events_known', sql`${table.event} IN (${literals(COMPLAINT_EVENT_NAMES)})`),
    check('complaint_events_units_positive', sql`${table.units} >= 0`),
    check(
      'complaint_events_units_or_cents',
      sql`${table.cents} > 0 AND ${table.units} IS NULL OR ${table.cents} IS NULL`,
    ),
  ],
)
