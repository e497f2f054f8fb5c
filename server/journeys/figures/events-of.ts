import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './calendar.ts'
import { whichDays } from './which-days.ts'

/**
 * SQL of what happened in the whole shop on some days, a row a day on which anything did: `day`, and the columns of `event_sums` but for
 * their span. Hidden reviews count nowhere.
 */
export function eventsOf(days: Span | Span[], timeZone: string): SQL {
  const within = whichDays(sql`created_at`, days, timeZone)
  return sql`
    SELECT (created_at AT TIME ZONE ${timeZone})::date AS day,
           count(*) FILTER (WHERE kind = 'unpaid')::int AS unpaid_orders,
           count(*) FILTER (WHERE kind = 'Person')::int AS new_buyers,
           count(*) FILTER (WHERE kind = 'Company')::int AS new_companies,
           count(*) FILTER (WHERE kind IN ('tried', 'rejected'))::int AS payment_attempts,
           count(*) FILTER (WHERE kind = 'rejected')::int AS failed_payments,
           count(rate)::int AS reviews, coalesce(sum(rate), 0)::int AS rating_sum
    FROM (
      SELECT created_at, 'unpaid' AS kind, NULL::smallint AS rate FROM orders
      WHERE ${within} AND state IN ('expired', 'cancelled') AND paid_at IS NULL
      UNION ALL
      SELECT created_at, role, NULL FROM users WHERE ${within} AND role IN ('Person', 'Company')
      UNION ALL
      SELECT created_at, CASE status WHEN 'rejected' THEN 'rejected' ELSE 'tried' END, NULL FROM payments WHERE ${within}
      UNION ALL
      SELECT created_at, 'review', rate FROM reviews WHERE ${within} AND hidden_at IS NULL
    ) AS happened GROUP BY 1`
}
