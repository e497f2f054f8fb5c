import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { HAND_OVER_CODE } from '#contract/limits.ts'
import { PARCEL_STATES } from '#contract/parcel-states.ts'
import { SALES_MAILS } from '#contract/sales-mails.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { limit, literals } from './literals.ts'
import { orders } from './orders.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What one brewery sends for one order; made when the order is paid. 'pending' reads 'Envio pendiente'. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    state: text({ enum: PARCEL_STATES }).notNull().default('pending'),
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    /** Whoever handed it over has seen that an adult took it. */
    idChecked: boolean('id_checked').notNull().default(false),
    /** What its buyer says at the door; null until it leaves, and of what left before there were codes. */
    handOverCode: text('hand_over_code'),
    /** How often a wrong one was said. */
    handOverMisses: integer('hand_over_misses').notNull().default(0),
    /** Whoever handed it over was told the code, which its buyer alone is shown. */
    handedByCode: boolean('handed_by_code').notNull().default(false),
    /** How its brewery was told of it, as it had chosen when it was sold. */
    toldBy: text('told_by', { enum: SALES_MAILS }).notNull().default('each'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** From when its money can be paid to its brewery; null until it is sent. */
    freeFrom: instant('free_from'),
    /** When that money became free (in the ledger: available). */
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.companyId] }),
    check('parcels_state_known', sql`${table.state} IN (${literals(PARCEL_STATES)})`),
    check('parcels_told_by_known', sql`${table.toldBy} IN (${literals(SALES_MAILS)})`),
    check(
      'parcels_delivered_to_adult',
      sql`${table.state} <> 'delivered' OR ${table.idChecked} OR ${table.handedByCode}`,
    ),
    check('parcels_code_digits', sql`${table.handOverCode} ~ '^[0-9]{${limit(HAND_OVER_CODE.digits)}}$'`),
    check('parcels_handed_by_its_code', sql`NOT ${table.handedByCode} OR ${table.handOverCode} IS NOT NULL`),
    check('parcels_misses', sql`${table.handOverMisses} BETWEEN 0 AND ${limit(HAND_OVER_CODE.tries)}`),
    index('parcels_to_release').on(table.freeFrom).where(sql`released_at IS NULL AND free_from IS NOT NULL`),
    index('parcels_told_daily').on(table.createdAt).where(sql`told_by = 'daily'`),
    index('parcels_unsent').on(table.companyId).where(sql`state = 'pending'`),
    index('parcels_cancelled').on(table.orderId, table.companyId).where(sql`state = 'cancelled'`),
    index('parcels_created').on(table.createdAt),
    index('parcels_company_state').on(table.companyId, table.state, table.createdAt, table.orderId),
    index('parcels_company').on(table.companyId, table.createdAt, table.orderId),
  ],
)

/** What happened to a parcel, when and by whom. Append only: a trigger refuses updates and deletes. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    /** Who did it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'parcel_events_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    index('parcel_events_parcel').on(table.orderId, table.companyId),
    index('parcel_events_user').on(table.userId),
  ],
)

/**
 * What a buyer said of a parcel that left: that it arrived, or that it did not. The newest counts; the ones before it stay.
 * Append only: a trigger refuses updates and deletes.
 */
export const parcelArrivals = pgTable(
  'parcel_arrivals',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    arrived: boolean().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'parcel_arrivals_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    index('parcel_arrivals_parcel').on(table.orderId, table.companyId),
    index('parcel_arrivals_missing').on(table.at).where(sql`NOT arrived`),
  ],
)
