import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGE_CURRENCIES } from '#contract/charge-currencies.ts'
import { PAYOUT_FILE_FORMATS, PAYOUT_STATES } from '#contract/payout-states.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { orderLines } from './orders.ts'
import { payoutAccounts } from './payout-accounts.ts'
import { payoutRuns } from './payout-runs.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Money that the shop pays to a brewery: hundredths of the one currency that all its sales were
 * charged in, and what these are in dollars at the rates of their orders.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    currency: text({ enum: CHARGE_CURRENCIES }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    dollarCents: bigint('dollar_cents', { mode: 'number' }).notNull(),
    /** The run that it belongs to; null: an admin marked it by itself. */
    runId: uuid('run_id').references(() => payoutRuns.id, { onDelete: 'restrict' }),
    state: text({ enum: PAYOUT_STATES }).notNull().default('paid'),
    /** Where it goes: accounts are kept as they were, row by row. Null: an admin pays as they know. */
    accountId: uuid('account_id').references(() => payoutAccounts.id, { onDelete: 'restrict' }),
    /** How it was paid, such as the bank's reference. */
    reference: text().notNull().default(''),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** When it was decided on; of a draft when that was proposed. */
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** In which file it went to the bank; null where it went in none. */
    sentAs: text('sent_as', { enum: PAYOUT_FILE_FORMATS }),
    /** When it arrived, failed or came back. */
    endedAt: instant('ended_at'),
    /** Why it failed or came back, or what it waits for; '' where nobody said. */
    reason: text().notNull().default(''),
    /** What of it came back. */
    returnedCents: bigint('returned_cents', { mode: 'number' }).notNull().default(0),
    /** Where the payment provider tells of it; null where that does not pay it, or its answer is not known. */
    providerReference: text('provider_reference'),
    /**
     * Whoever hands it over or asks claims the row by moving this on, so that of several processes one does. `infinity`: nobody
     * asks any more.
     */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    check('payouts_currency_known', sql`${table.currency} IN (${literals(CHARGE_CURRENCIES)})`),
    check(
      'payouts_dollars_as_they_are',
      sql`${table.currency} <> 'USD' OR ${table.dollarCents} = ${table.amountCents}`,
    ),
    check('payouts_state_known', sql`${table.state} IN (${literals(PAYOUT_STATES)})`),
    check('payouts_draft_of_a_run', sql`${table.state} <> 'draft' OR ${table.runId} IS NOT NULL`),
    check(
      'payouts_ended_has_time',
      sql`(${table.state} IN ('paid', 'failed', 'returned')) = (${table.endedAt} IS NOT NULL)`,
    ),
    check(
      'payouts_returned_something',
      sql`(${table.state} = 'returned') = (${table.returnedCents} > 0) AND ${table.returnedCents} BETWEEN 0 AND ${table.amountCents}`,
    ),
    check(
      'payouts_sent_as_known',
      sql`${table.sentAs} IS NULL OR (${table.sentAs} IN (${literals(PAYOUT_FILE_FORMATS)}) AND ${table.sentAt} IS NOT NULL)`,
    ),
    uniqueIndex('payouts_once_a_run').on(table.runId, table.companyId, table.currency),
    uniqueIndex('payouts_provider_reference').on(table.providerReference),
    index('payouts_followed')
      .on(table.nextAttemptAt)
      .where(sql`state IN ('approved', 'sent') OR (state = 'paid' AND provider_reference IS NOT NULL)`),
    index('payouts_newest').on(table.createdAt, table.id).where(sql`state <> 'draft'`),
    index('payouts_user').on(table.userId),
    index('payouts_company').on(table.companyId, table.createdAt, table.id),
  ],
)

/** Which sales a payout is for. What was refunded afterwards stands here as a line of a later payout, below zero. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'restrict' }),
    orderId: uuid('order_id').notNull(),
    beerId: uuid('beer_id').notNull(),
    /** In the payout's currency, in which the order was charged. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The same in dollars; 0 where it is less than half a cent. */
    dollarCents: bigint('dollar_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.orderId, table.beerId] }),
    foreignKey({
      name: 'payout_lines_order_line',
      columns: [table.orderId, table.beerId],
      foreignColumns: [orderLines.orderId, orderLines.beerId],
    }).onDelete('restrict'),
    check('payout_lines_some_amount', sql`${table.amountCents} <> 0`),
    index('payout_lines_order_line').on(table.orderId, table.beerId),
  ],
)
