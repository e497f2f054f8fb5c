import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#contract/staff-roles.ts'
import { users } from './identity.ts'
import { invitationColumns } from './invitation-columns.ts'
import { literals } from './literals.ts'

/** An invitation to the administration that nobody has accepted yet: who accepts or withdraws it deletes it, so that its link works once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** It works while they are an owner of the shop and switched on. */
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...invitationColumns(),
  },
  (table) => [
    unique('staff_invitations_once').on(table.email),
    check('staff_invitations_role_known', sql`${table.role} IN (${literals(STAFF_ROLES)})`),
    check('staff_invitations_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('staff_invitations_inviter').on(table.invitedBy),
    index('staff_invitations_over').on(table.expiresAt),
  ],
)
