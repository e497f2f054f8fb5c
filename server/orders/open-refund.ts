import { sql } from 'drizzle-orm'
import { OPEN_REFUND_STATES } from '#contract/refund-states.ts'
import { literals } from '#database/tables/literals.ts'

/**
 * Of a row of `refunds`: the shop has still to send it, or to ask about it. In the very words of the index
 * `refunds_open`: with parameters PostgreSQL would not use it.
 */
export const IS_OPEN_REFUND = sql`state IN (${literals(OPEN_REFUND_STATES)})`
