import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CLAIM_STATES } from '#contract/claim-states.ts'
import { literals } from './literals.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A buyer's complaint about a payment, as the provider last told it. It is answered at the provider's own pages. */
export const claims = pgTable(
  'claims',
  {
    providerId: text('provider_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.providerId, { onDelete: 'restrict' }),
    /** Kind, stage and reason are the provider's codes, such as `mediations`, `claim` and `PNR`; '' where it told none. */
    kind: text().notNull().default(''),
    stage: text().notNull().default(''),
    reason: text().notNull().default(''),
    state: text({ enum: CLAIM_STATES }).notNull(),
    /** Until when the shop has to act; null where it need not. */
    dueAt: instant('due_at'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** The provider's own moment of what stands here: an older answer that comes later changes nothing. */
    toldAt: instant('told_at').notNull(),
    /** Whoever asks claims the row by moving this on, so that of several processes one does. */
    nextAskAt: instant('next_ask_at').notNull().defaultNow(),
    /** Why the last question had no answer; '' where it had one. */
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    index('claims_order').on(table.orderId),
    index('claims_open').on(table.nextAskAt).where(sql`state = 'open'`),
    check('claims_state_known', sql`${table.state} IN (${literals(CLAIM_STATES)})`),
    check('claims_closed_has_time', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
  ],
)
