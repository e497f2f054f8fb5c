import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  EXCHANGED_CURRENCIES,
  type ExchangedCurrency,
  PAYMENT_SITES,
  type PaymentSite,
  RATE_SOURCES,
  RATE_STATES,
} from '#contract/charge-currencies.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The key of a table of one row. */
const only = () => boolean().primaryKey().default(true)

/** The account that collects, as the payment provider told it last: one row, or none while it has not. */
export const paymentAccount = pgTable(
  'payment_account',
  {
    only: only(),
    /** The account's id at the provider. */
    collectorId: text('collector_id').notNull(),
    site: text().$type<PaymentSite>().notNull(),
    /** The least and the most that one payment may come to, in hundredths of the site's currency; null: not told. */
    leastCents: bigint('least_cents', { mode: 'number' }),
    mostCents: bigint('most_cents', { mode: 'number' }),
    learnedAt: instant('learned_at').notNull().defaultNow(),
  },
  (table) => [
    check('payment_account_one', sql`${table.only}`),
    check('payment_account_site', sql`${table.site} IN (${literals(Object.keys(PAYMENT_SITES))})`),
  ],
)

/**
 * What a dollar cost, by currency, and who said so: a row whenever that changes, or has been left unsaid for a while. Which
 * of them is used: server/charge/rate-in-use.ts.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    currency: text().$type<ExchangedCurrency>().notNull(),
    /** Units of the currency for one dollar, exact. */
    rate: numeric({ precision: 18, scale: 10 }).notNull(),
    source: text({ enum: RATE_SOURCES }).notNull(),
    state: text({ enum: RATE_STATES }).notNull(),
    /** The source's own moment of it. */
    validFrom: instant('valid_from').notNull().defaultNow(),
    /** When the shop heard of it: it ages from here. */
    fetchedAt: instant('fetched_at').notNull().defaultNow(),
    /** In the words of the admin who typed, judged or withdrew it last. */
    reason: text().notNull().default(''),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('exchange_rates_usable').on(table.currency, table.id).where(sql`state = 'usable'`),
    uniqueIndex('exchange_rates_one_waits').on(table.currency).where(sql`state = 'waiting'`),
    check('exchange_rates_currency', sql`${table.currency} IN (${literals(EXCHANGED_CURRENCIES)})`),
    check('exchange_rates_positive', sql`${table.rate} > 0 AND ${table.rate} <> 'NaN'`),
    check('exchange_rates_source', sql`${table.source} IN (${literals(RATE_SOURCES)})`),
    check('exchange_rates_state', sql`${table.state} IN (${literals(RATE_STATES)})`),
    check(
      'exchange_rates_decided',
      sql`(${table.adminId} IS NULL) = (${table.decidedAt} IS NULL) AND (${table.adminId} IS NULL) = (${table.reason} = '')`,
    ),
    check(
      'exchange_rates_word_of_admin',
      sql`${table.adminId} IS NOT NULL OR (${table.source} <> 'admin' AND ${table.state} NOT IN ('refused', 'withdrawn'))`,
    ),
  ],
)

/** What keeps cards from being charged, as the sweep that follows the rates and who opens payment pages found it: one row. */
export const chargeWatch = pgTable(
  'charge_watch',
  {
    only: only(),
    /** When a process last went to ask for rates: the others leave it to that one. */
    askedAt: instant('asked_at'),
    /** Since when nobody can be charged, and what is missing; null while all is well. */
    stuckSince: instant('stuck_since'),
    missing: text({ enum: ['site', 'rate'] }),
    /** Since when the provider refuses to open payment pages, and in which words; null since it opened one. */
    refusedSince: instant('refused_since'),
    refusedWhy: text('refused_why'),
  },
  (table) => [
    check('charge_watch_one', sql`${table.only}`),
    check('charge_watch_missing', sql`${table.missing} IN ('site', 'rate')`),
    check('charge_watch_stuck', sql`(${table.stuckSince} IS NULL) = (${table.missing} IS NULL)`),
    check('charge_watch_refused', sql`(${table.refusedSince} IS NULL) = (${table.refusedWhy} IS NULL)`),
  ],
)
