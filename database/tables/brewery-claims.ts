import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { BREWERY_CLAIM_STATES } from '#contract/brewery-claim-states.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { companies } from './companies.ts'
import { literals } from './literals.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * That somebody says an imported brewery is theirs, written without a log-in. Of a company one is accepted or taken at a time;
 * of an e-mail one waits. What was never confirmed goes when its link is over, everything else a while after the decision.
 */
export const breweryClaims = pgTable(
  'brewery_claims',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    words: text().notNull(),
    link: text().notNull().default(''),
    /** In which they read the page; null: none was chosen. */
    language: text({ enum: LANGUAGES }),
    state: text({ enum: BREWERY_CLAIM_STATES }).notNull().default('sent'),
    /** Of the living link's secret, to confirm or to take over: a copy of the table opens no link. */
    secretHash: text('secret_hash'),
    /** Until when that link works. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    decidedAt: instant('decided_at'),
    /** What the admin wrote to the decision. */
    reason: text().notNull().default(''),
  },
  (table) => [
    check('brewery_claims_state_known', sql`${table.state} IN (${literals(BREWERY_CLAIM_STATES)})`),
    check('brewery_claims_language_known', sql`${table.language} IN (${literals(LANGUAGES)})`),
    check('brewery_claims_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'brewery_claims_link_lives',
      sql`(${table.state} IN ('sent', 'accepted')) = (${table.secretHash} IS NOT NULL) AND (${table.secretHash} IS NULL) = (${table.expiresAt} IS NULL)`,
    ),
    check('brewery_claims_confirmed_when', sql`(${table.state} = 'sent') = (${table.confirmedAt} IS NULL)`),
    check(
      'brewery_claims_decided_when',
      sql`(${table.state} IN ('sent', 'waiting')) = (${table.decidedAt} IS NULL)`,
    ),
    uniqueIndex('brewery_claims_won').on(table.companyId).where(sql`state IN ('accepted', 'taken')`),
    uniqueIndex('brewery_claims_once').on(table.companyId, table.email).where(sql`state = 'waiting'`),
    index('brewery_claims_company').on(table.companyId),
    index('brewery_claims_email').on(table.email),
    index('brewery_claims_waiting').on(table.confirmedAt, table.id).where(sql`state = 'waiting'`),
    index('brewery_claims_decided').on(table.decidedAt, table.id).where(sql`decided_at IS NOT NULL`),
    index('brewery_claims_over').on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
  ],
)
