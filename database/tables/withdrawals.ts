import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { WITHDRAWAL_CODE, WITHDRAWAL_WINDOW_MAX_DAYS } from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { WINDOW_DAYS, WITHDRAWAL_STATES } from '#contract/withdrawal-states.ts'
import { limit, literals } from './literals.ts'
import { orders } from './orders.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What somebody wrote at /withdraw: that they withdraw from a purchase. Anybody can, for any e-mail and number. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** By which its writer and the shop call it. */
    code: text().notNull(),
    /** As they were typed, the number as an order's code: nobody has proved either. */
    email: text().notNull(),
    number: text().notNull(),
    words: text().notNull().default(''),
    /** In which its writer read the page; null: none was chosen. */
    language: text({ enum: LANGUAGES }),
    /** The paid order of this number whose buyer has this e-mail; null: there is none. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    /** In which the days of its window are counted: the shop's, when it came. */
    timeZone: text('time_zone').notNull(),
    /** Stands in the link of its mail: whoever has it reads the buyer's mailbox. */
    confirmKey: uuid('confirm_key').notNull().default(sql`gen_random_uuid()`),
    state: text({ enum: WITHDRAWAL_STATES }).notNull().default('open'),
    /** Why it was refused, as its writer was mailed. */
    reason: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the order's buyer said so themselves, by that link or while logged in. */
    confirmedAt: instant('confirmed_at'),
    closedAt: instant('closed_at'),
    /** An admin closed it; else nothing was left to be decided once it was confirmed. */
    byAdmin: boolean('by_admin').notNull().default(false),
  },
  (table) => [
    unique('withdrawals_code').on(table.code),
    uniqueIndex('withdrawals_open_twin').on(table.email, table.number).where(sql`state = 'open'`),
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_newest').on(table.createdAt, table.id),
    index('withdrawals_open').on(table.createdAt).where(sql`state = 'open'`),
    index('withdrawals_stray').on(table.createdAt).where(sql`order_id IS NULL`),
    unique('withdrawals_confirm_key').on(table.confirmKey),
    check(
      'withdrawals_code_of_signs',
      sql`${table.code} ~ '^[${sql.raw(WITHDRAWAL_CODE.signs)}]{${limit(WITHDRAWAL_CODE.characters)}}$'`,
    ),
    check('withdrawals_language_known', sql`${table.language} IN (${literals(LANGUAGES)})`),
    check('withdrawals_state_known', sql`${table.state} IN (${literals(WITHDRAWAL_STATES)})`),
    check('withdrawals_closed_when', sql`(${table.state} = 'open') = (${table.closedAt} IS NULL)`),
    check('withdrawals_refused_why', sql`(${table.state} = 'refused') = (${table.reason} <> '')`),
    check('withdrawals_refused_by_admin', sql`${table.state} <> 'refused' OR ${table.byAdmin}`),
    check('withdrawals_admin_closes', sql`${table.state} <> 'open' OR NOT ${table.byAdmin}`),
    check(
      'withdrawals_confirmed_of_order',
      sql`${table.confirmedAt} IS NULL OR ${table.orderId} IS NOT NULL`,
    ),
    check(
      'withdrawals_ended_by_itself',
      sql`${table.state} <> 'done' OR ${table.byAdmin} OR ${table.confirmedAt} IS NOT NULL`,
    ),
  ],
)

/**
 * For how many days after the delivery a purchase can be withdrawn from, by the country that it went to. The operator's data:
 * the shop knows no law, and a country without a row has no window.
 */
export const withdrawalWindows = pgTable(
  'withdrawal_windows',
  {
    country: text({ enum: COUNTRIES }).primaryKey(),
    days: smallint().notNull(),
    counted: text({ enum: WINDOW_DAYS }).notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('withdrawal_windows_country_known', sql`${table.country} IN (${literals(COUNTRIES)})`),
    check('withdrawal_windows_days', sql`${table.days} BETWEEN 1 AND ${limit(WITHDRAWAL_WINDOW_MAX_DAYS)}`),
    check('withdrawal_windows_counted', sql`${table.counted} IN (${literals(WINDOW_DAYS)})`),
  ],
)
