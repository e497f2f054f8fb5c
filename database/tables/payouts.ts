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
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGE_CURRENCIES } from '#contract/charge-currencies.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { orderLines } from './orders.ts'

/**
 * Money that the shop has paid to a brewery, as an admin marked it: hundredths of the one currency that all its sales were
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
    /** How it was paid, such as the bank's reference. */
    reference: text().notNull().default(''),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('payouts_currency_known', sql`${table.currency} IN (${literals(CHARGE_CURRENCIES)})`),
    check(
      'payouts_dollars_as_they_are',
      sql`${table.currency} <> 'USD' OR ${table.dollarCents} = ${table.amountCents}`,
    ),
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
