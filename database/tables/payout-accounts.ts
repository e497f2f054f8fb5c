import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PAYOUT_ACCOUNT_HOLD_HOURS } from '#contract/limits.ts'
import { PAYOUT_DESTINATION_KINDS } from '#contract/payout-destination.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { limit, literals } from './literals.ts'

/**
 * Where breweries are paid to, one row each time that a seller saved it: the newest counts. Append only by a trigger, which lets
 * `sealed` be locked under another key, and both parts of an account be forgotten with its company.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    kind: text({ enum: PAYOUT_DESTINATION_KINDS }).notNull(),
    /** The account, encrypted: server/payout-accounts/seal-destination.ts. Null once it is forgotten, as the next. */
    sealed: text(),
    /** What is told of it: `maskedDestination` in contract/payout-accounts.ts. */
    masked: jsonb(),
    /** Who saved it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Nothing is paid to it before. */
    payableFrom: timestamp('payable_from', { withTimezone: true })
      .notNull()
      .default(sql`now() + make_interval(hours => ${limit(PAYOUT_ACCOUNT_HOLD_HOURS)})`),
  },
  (table) => [
    // In this order it is also the way to the newest: ids grow with time.
    index('payout_accounts_company').on(table.companyId, table.id),
    check('payout_accounts_kind_known', sql`${table.kind} IN (${literals(PAYOUT_DESTINATION_KINDS)})`),
    check('payout_accounts_forgotten_whole', sql`(${table.sealed} IS NULL) = (${table.masked} IS NULL)`),
    check('payout_accounts_held', sql`${table.payableFrom} >= ${table.createdAt}`),
  ],
)
