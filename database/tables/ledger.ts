import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { BREWERY_ACCOUNTS, LEDGER_ACCOUNTS, LEDGER_KINDS } from '#contract/ledger-accounts.ts'
import { companies } from './companies.ts'
import { literals } from './literals.ts'
import { orderLines, orders } from './orders.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull()
const isBrewerys = sql`account IN (${literals(BREWERY_ACCOUNTS)})`

/**
 * Something that happened to money. Append only; what caused it can be written once. Its entries are written by one statement
 * and come to nothing in each currency: a trigger on them refuses any other.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** What makes it itself among those of its kind (contract/ledger-accounts.ts). */
    cause: text().notNull(),
    paymentId: text('payment_id').references(() => payments.providerId, { onDelete: 'restrict' }),
    payoutId: uuid('payout_id').references(() => payouts.id, { onDelete: 'restrict' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_transactions_once').on(table.kind, table.cause),
    check('ledger_transactions_kind_known', sql`${table.kind} IN (${literals(LEDGER_KINDS)})`),
    index('ledger_transactions_at').on(table.at),
    index('ledger_transactions_payment').on(table.paymentId).where(sql`payment_id IS NOT NULL`),
    index('ledger_transactions_payout').on(table.payoutId).where(sql`payout_id IS NOT NULL`),
  ],
)

/**
 * What a transaction adds to an account (debit) or takes from it (credit, below zero), in hundredths of one currency, and what
 * that is in cents of dollars at the rate of its order. Append only. What a brewery is owed is of a line of an order.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'restrict' }),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    currency: text().notNull(),
    amountCents: cents('amount_cents'),
    dollarCents: cents('dollar_cents'),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    beerId: uuid('beer_id'),
  },
  (table) => [
    foreignKey({
      name: 'ledger_entries_order_line',
      columns: [table.orderId, table.beerId],
      foreignColumns: [orderLines.orderId, orderLines.beerId],
    }).onDelete('restrict'),
    check('ledger_entries_account_known', sql`${table.account} IN (${literals(LEDGER_ACCOUNTS)})`),
    check('ledger_entries_some_amount', sql`${table.amountCents} <> 0`),
    check('ledger_entries_of_a_brewery', sql`${isBrewerys} = (company_id IS NOT NULL)`),
    check('ledger_entries_brewery_has_line', sql`company_id IS NULL OR beer_id IS NOT NULL`),
    check('ledger_entries_line_has_order', sql`beer_id IS NULL OR order_id IS NOT NULL`),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_order').on(table.orderId),
  ],
)

/**
 * What the entries of each account come to: kept by a trigger on them, never written otherwise. In several rows, of which each connection
 * of the database writes one, so that sales that are paid at once do not wait for each other: an account's balance is their sum.
 */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    currency: text().notNull(),
    shard: smallint().notNull(),
    balanceCents: cents('balance_cents'),
    dollarCents: cents('dollar_cents'),
  },
  (table) => [
    unique('ledger_balances_one')
      .on(table.companyId, table.account, table.currency, table.shard)
      .nullsNotDistinct(),
  ],
)

/** The same of each line of an order. */
export const ledgerLineBalances = pgTable(
  'ledger_line_balances',
  {
    orderId: uuid('order_id').notNull(),
    beerId: uuid('beer_id').notNull(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    companyId: uuid('company_id'),
    currency: text().notNull(),
    balanceCents: cents('balance_cents'),
    dollarCents: cents('dollar_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.beerId, table.account] }),
    // What a brewery is owed, line by line; what was paid stands for ever and is looked for by its payout.
    index('ledger_line_balances_owed')
      .on(table.companyId, table.account, table.currency, table.orderId, table.beerId)
      .where(sql`company_id IS NOT NULL AND account <> 'paid' AND balance_cents <> 0`),
  ],
)

/** What of a line is the shop's, frozen when it was paid; a line without one pays nothing. In hundredths of its charge currency. */
export const saleCommissions = pgTable(
  'sale_commissions',
  {
    orderId: uuid('order_id').notNull(),
    beerId: uuid('beer_id').notNull(),
    /** The rule that it followed, and what that said then; null once the rule is gone. */
    ruleId: uuid('rule_id'),
    basisPoints: integer('basis_points').notNull(),
    /** US-dollar cents for each unit. */
    fixedCents: integer('fixed_cents').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    commissionCents: cents('commission_cents'),
    taxCents: cents('tax_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.beerId] }),
    foreignKey({
      name: 'sale_commissions_order_line',
      columns: [table.orderId, table.beerId],
      foreignColumns: [orderLines.orderId, orderLines.beerId],
    }).onDelete('restrict'),
    check('sale_commissions_not_negative', sql`${table.commissionCents} >= 0 AND ${table.taxCents} >= 0`),
  ],
)
