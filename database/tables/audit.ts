import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './identity.ts'

/**
 * What admins did: who, what, to what, when. Append only: triggers refuse updates, deletes and truncation. `facts` holds
 * what is nobody's personal data (`before` and `after` of states, switches, amounts, names of changed fields).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** One of contract/audit-actions.ts. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    /** The subject's own id, of whatever kind it is. */
    subjectId: text('subject_id').notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id').notNull().default(''),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.id),
  ],
)

/**
 * The personal side of an entry, apart from it so that an erasure can empty it: of the actor where they acted from
 * (`address`, `browser`), of the subject its `name`, the `reason` in the admin's words, and personal values `before` and
 * `after`. Written once: a trigger refuses updates; deleting what is a person's is their erasure.
 */
export const auditValues = pgTable(
  'audit_values',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => auditEntries.id, { onDelete: 'restrict' }),
    part: text({ enum: ['actor', 'subject'] }).notNull(),
    /** Whose data it is; none where the subject belongs to no user, such as an imported brewery. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.part] }),
    index('audit_values_user').on(table.userId),
  ],
)

/**
 * Who reads of an entry on their own page: whose things it was done to, as they are mailed of it. An erasure takes the row
 * with the person's other traces.
 */
export const toldActs = pgTable(
  'told_acts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => auditEntries.id, { onDelete: 'restrict' }),
  },
  // In this order it is also the way from a person to the newest acts: ids of entries grow with time.
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
)
