import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ORDER_MESSAGE_MAX_CHARACTERS, ORDER_MESSAGE_PICTURES_MOST } from '#contract/limits.ts'
import { MESSAGE_AUTHORS } from '#contract/message-authors.ts'
import { literals } from './literals.ts'
import { pictures } from './media.ts'
import { parcels } from './parcels.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What a buyer and a brewery write each other about an order, from its first message on. It hangs on the parcel, and so
 * there is none of an order that nobody paid.
 */
export const orderThreads = pgTable(
  'order_threads',
  {
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    /** When the oldest of the buyer's messages was written that has no answer; null: none needs one. */
    waitingSince: instant('waiting_since'),
    /** When its newest message was written. */
    lastAt: instant('last_at').notNull(),
    /** Up to which moment each side has looked at it: what the other wrote later is new. */
    buyerReadAt: instant('buyer_read_at'),
    breweryReadAt: instant('brewery_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.companyId] }),
    foreignKey({
      name: 'order_threads_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    index('order_threads_waiting')
      .on(table.companyId, table.waitingSince, table.orderId)
      .where(sql`waiting_since IS NOT NULL`),
    index('order_threads_answered')
      .on(table.companyId, table.lastAt, table.orderId)
      .where(sql`waiting_since IS NULL`),
  ],
)

/**
 * One message. Append only: a trigger lets nothing of it be changed but that its words are erased with its writer's account.
 */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    author: text({ enum: MESSAGE_AUTHORS }).notNull(),
    /** Made up by the writer's page: a second click is told by it from a second message. */
    key: uuid().notNull(),
    text: text().notNull(),
    /** How many pictures go with it. */
    pictures: smallint().notNull().default(0),
    /** The moment, not that of its transaction's beginning: under the thread's lock no two are out of order. */
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    foreignKey({
      name: 'order_messages_thread',
      columns: [table.orderId, table.companyId],
      foreignColumns: [orderThreads.orderId, orderThreads.companyId],
    }).onDelete('restrict'),
    unique('order_messages_once').on(table.orderId, table.companyId, table.author, table.key),
    check('order_messages_author_known', sql`${table.author} IN (${literals(MESSAGE_AUTHORS)})`),
    check(
      'order_messages_length',
      sql`char_length(${table.text}) <= ${sql.raw(String(ORDER_MESSAGE_MAX_CHARACTERS))}`,
    ),
    check(
      'order_messages_pictures',
      sql`${table.pictures} BETWEEN 0 AND ${sql.raw(String(ORDER_MESSAGE_PICTURES_MOST))}`,
    ),
    check(
      'order_messages_say_something',
      sql`${table.erasedAt} IS NOT NULL OR ${table.text} <> '' OR ${table.pictures} > 0`,
    ),
    check(
      'order_messages_erased',
      sql`${table.erasedAt} IS NULL OR (${table.text} = '' AND ${table.pictures} = 0)`,
    ),
    index('order_messages_thread').on(table.orderId, table.companyId, table.at, table.id),
  ],
)

/** A picture of a message: its file is found by `name`, which stands in no address. */
export const orderMessagePictures = pgTable(
  'order_message_pictures',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    messageId: uuid('message_id')
      .notNull()
      .references(() => orderMessages.id, { onDelete: 'restrict' }),
    place: smallint().notNull(),
    name: text()
      .notNull()
      .references(() => pictures.name, { onDelete: 'restrict' }),
    /** In pixels, of the widest version. */
    width: smallint().notNull(),
    height: smallint().notNull(),
  },
  (table) => [
    unique('order_message_pictures_place').on(table.messageId, table.place),
    unique('order_message_pictures_name').on(table.name),
    check(
      'order_message_pictures_place_known',
      sql`${table.place} BETWEEN 1 AND ${sql.raw(String(ORDER_MESSAGE_PICTURES_MOST))}`,
    ),
    check('order_message_pictures_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
)
