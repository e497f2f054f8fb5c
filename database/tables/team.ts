import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { TEAM_ROLES } from '#contract/team-roles.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { invitationColumns } from './invitation-columns.ts'
import { literals } from './literals.ts'

/** Who works for a brewery with an account of their own. Its owner is `companies.user_id`, and stands in no row. */
export const companyMembers = pgTable(
  'company_members',
  {
    /** One team each: a session's company is never a question. */
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text({ enum: TEAM_ROLES }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('company_members_role_known', sql`${table.role} IN (${literals(TEAM_ROLES)})`),
    index('company_members_company').on(table.companyId, table.since),
  ],
)

/** An invitation that nobody has accepted yet: who accepts or withdraws it deletes it, so that its link works once. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text({ enum: TEAM_ROLES }).notNull(),
    ...invitationColumns(),
  },
  (table) => [
    // The unique one finds those of a company too.
    unique('team_invitations_once').on(table.companyId, table.email),
    check('team_invitations_role_known', sql`${table.role} IN (${literals(TEAM_ROLES)})`),
    check('team_invitations_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('team_invitations_email').on(table.email),
    index('team_invitations_over').on(table.expiresAt),
  ],
)
