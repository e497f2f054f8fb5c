import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    /** The purchase that it is about, when its buyer asks for help with one. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an admin was done with it; open until then. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_email').on(table.email),
    index('contact_messages_open').on(table.createdAt).where(sql`done_at IS NULL`),
    index('contact_messages_newest').on(table.createdAt, table.id),
  ],
)
