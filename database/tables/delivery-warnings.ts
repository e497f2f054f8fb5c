import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './identity.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * That the provider asked not to send what a payment paid for: it may be a fraud. Parcels of the order that have not left are
 * flagged by it until an admin lifts it (server/orders/open-warning.ts); why, stands in the audit log.
 */
export const deliveryWarnings = pgTable(
  'delivery_warnings',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.providerId, { onDelete: 'restrict' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** In the provider's words; '' where it gave none. */
    reason: text().notNull().default(''),
    warnedAt: instant('warned_at').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by').references(() => users.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('delivery_warnings_order').on(table.orderId),
    index('delivery_warnings_open').on(table.warnedAt).where(sql`lifted_at IS NULL`),
    check('delivery_warnings_lifted', sql`(${table.liftedAt} IS NULL) = (${table.liftedBy} IS NULL)`),
  ],
)
