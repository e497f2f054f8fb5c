import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { type Events, NO_EVENTS } from './events.ts'
import { eventsOf } from './events-of.ts'
import { type InParts, inParts, type PartRow, partOf } from './in-parts.ts'
import type { Period } from './read-period.ts'
import type { SpanPlan } from './sums/plan-spans.ts'

/** What happened in the whole shop in a period and right before it. */
export async function countEvents(
  tx: Transaction,
  period: Period,
  plan: SpanPlan,
  timeZone: string,
): Promise<InParts<Events>> {
  const { rows } = await tx.execute<PartRow<Events>>(sql`
    SELECT ${partOf(sql`day`, period)}, sum(unpaid_orders)::int AS "unpaidOrders", sum(new_buyers)::int AS "newBuyers",
           sum(new_companies)::int AS "newCompanies", sum(payment_attempts)::int AS "paymentAttempts",
           sum(failed_payments)::int AS "failedPayments", sum(reviews)::int AS reviews, sum(rating_sum)::int AS "ratingSum"
    FROM (
      ${eventsOf(plan.raw, timeZone)}
      UNION ALL
      SELECT start, unpaid_orders, new_buyers, new_companies, payment_attempts, failed_payments, reviews, rating_sum
      FROM summed_spans AS span JOIN event_sums ON span_id = span.id WHERE span.id = ANY(${sql.param(plan.days)}::int[])
    ) AS daily GROUP BY 1, 2`)
  return inParts(rows, NO_EVENTS)
}
