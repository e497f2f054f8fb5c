import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Orders whose books were found amiss: paid without a payment, or by one of another amount (server/journeys/order-desk). Whether they
 * still are is asked of the books each time.
 */
export const settlementFaults = pgTable('settlement_faults', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  foundAt: instant('found_at').notNull().defaultNow(),
})

/** Up to when what was paid has been looked at for that, in one row. */
export const settlementWatch = pgTable(
  'settlement_watch',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    lookedUntil: instant('looked_until').notNull(),
  },
  (table) => [check('settlement_watch_one_row', sql`${table.isOnly}`)],
)
