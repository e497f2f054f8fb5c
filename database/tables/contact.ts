import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { CONTACT_ANSWER_MAX_CHARACTERS } from '#contract/limits.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { users } from './identity.ts'
import { literals } from './literals.ts'
import { orders } from './orders.ts'

/** What somebody wrote to us at /contact. Stored first, then mailed through the outbox. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** What it was written in, where that was chosen: an answer's mail speaks it. */
    language: text({ enum: LANGUAGES }),
    /** The purchase that it is about, when its buyer asks for help with one. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an admin was done with it; open until then. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_email').on(table.email),
    index('contact_messages_open').on(table.createdAt).where(sql`done_at IS NULL`),
    check('contact_messages_language_known', sql`${table.language} IN (${literals(LANGUAGES)})`),
    index('contact_messages_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    index('contact_messages_newest').on(table.createdAt, table.id),
  ],
)

/**
 * What an admin answered to one of those, as it was mailed. Written once: a trigger refuses changes. It goes with its message when
 * who wrote that is forgotten.
 */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Made up by the writer's page: a second click is told by it from a second answer. */
    key: uuid().notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    words: text().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('contact_answers_once').on(table.messageId, table.key),
    check(
      'contact_answers_length',
      sql`char_length(${table.words}) BETWEEN 1 AND ${sql.raw(String(CONTACT_ANSWER_MAX_CHARACTERS))}`,
    ),
    index('contact_answers_admin').on(table.adminId),
  ],
)
