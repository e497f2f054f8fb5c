import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { WORK_NOTE_MAX_CHARACTERS } from '#contract/limits.ts'
import { companies } from './companies.ts'
import { users } from './identity.ts'
import { orders } from './orders.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Which admin looks after what of the work list. The list itself is read from the books each time: `kind` and `thing` say what of it
 * is meant (server/journeys/order-desk/work-things.ts), and what has left it stays here for when it comes back.
 */
export const workTakers = pgTable(
  'work_takers',
  {
    kind: text().notNull(),
    thing: text().notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing] }),
    index('work_takers_admin').on(table.adminId),
  ],
)

/**
 * What admins leave each other to read about a thing of the work list. Append only: a trigger refuses all but that words are
 * forgotten, as an erasure does with those about somebody's order or brewery.
 */
export const workNotes = pgTable(
  'work_notes',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text().notNull(),
    thing: text().notNull(),
    /** Made up by the writer's page: a second click is told by it from a second note. */
    key: uuid().notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    words: text().notNull(),
    /** Whose order it is about, and which brewery, where it is about one. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'restrict' }),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('work_notes_once').on(table.adminId, table.key),
    check(
      'work_notes_length',
      sql`char_length(${table.words}) <= ${sql.raw(String(WORK_NOTE_MAX_CHARACTERS))}`,
    ),
    index('work_notes_thing').on(table.kind, table.thing, table.id),
    index('work_notes_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    index('work_notes_company').on(table.companyId).where(sql`company_id IS NOT NULL`),
  ],
)
