import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './identity.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * That an admin saw, or sees, the shop as somebody else. While one is open it names the admin's own session, which looks it up
 * with itself; the sessions of whom it shows know nothing of it.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Whom it shows; an erasure takes it with the reason. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Only while it is open: a session that ends takes it along, and what is over weighs on no look-up. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    reason: text(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    until: instant('until').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('viewings_session').on(table.sessionId),
    // One person at a time.
    uniqueIndex('viewings_open').on(table.adminId).where(sql`ended_at IS NULL`),
    index('viewings_admin').on(table.adminId, table.id),
    index('viewings_user').on(table.userId, table.id),
    check('viewings_of_another', sql`${table.userId} <> ${table.adminId}`),
    check('viewings_forgotten_whole', sql`(${table.userId} IS NULL) = (${table.reason} IS NULL)`),
    check('viewings_ends_in_time', sql`${table.endedAt} BETWEEN ${table.begunAt} AND ${table.until}`),
    check('viewings_over', sql`${table.endedAt} IS NULL OR ${table.sessionId} IS NULL`),
    check('viewings_open_of_somebody', sql`${table.endedAt} IS NOT NULL OR ${table.userId} IS NOT NULL`),
  ],
)
