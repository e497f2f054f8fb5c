import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PAYOUT_RUN_STATES, PAYOUT_WAYS } from '#contract/payout-states.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Payouts that were proposed together, and decided on together. One at a time is only proposed. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    way: text({ enum: PAYOUT_WAYS }).notNull(),
    state: text({ enum: PAYOUT_RUN_STATES }).notNull().default('draft'),
    draftedBy: uuid('drafted_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** When it was drafted last: who approves it says what they saw by that. */
    draftedAt: instant('drafted_at').notNull().default(sql`clock_timestamp()`),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'restrict' }),
    approvedAt: instant('approved_at'),
    /** Of its CNAB file: its number among all that the shop ever wrote, and when it was written. */
    cnabNumber: integer('cnab_number').unique(),
    cnabAt: instant('cnab_at'),
  },
  (table) => [
    check('payout_runs_way_known', sql`${table.way} IN (${literals(PAYOUT_WAYS)})`),
    check('payout_runs_state_known', sql`${table.state} IN (${literals(PAYOUT_RUN_STATES)})`),
    check(
      'payout_runs_approved_by_somebody',
      sql`(${table.state} = 'approved') = (${table.approvedAt} IS NOT NULL) AND (${table.approvedAt} IS NULL) = (${table.approvedBy} IS NULL)`,
    ),
    check('payout_runs_file_has_time', sql`(${table.cnabNumber} IS NULL) = (${table.cnabAt} IS NULL)`),
    uniqueIndex('payout_runs_one_draft').on(table.state).where(sql`state = 'draft'`),
    index('payout_runs_drafted').on(table.draftedAt),
  ],
)
