import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { APPLIED_OTHERWISE, PAID_WITHOUT_PAYMENT } from './settlement-faults.ts'

/** What began before the last look may have been committed after it: nothing of the shop's takes so long. */
const OVERLAP = sql`interval '1 hour'`
/** At most so much of the past a look: a shop that was never looked at has years of it. */
const AT_ONCE = sql`interval '30 days'`

/**
 * Looks for orders whose books are amiss among those that were paid, or whose payments changed, since the last look, and keeps which
 * they are: to hold all payments against all orders takes longer every day. Any number of processes may look at once.
 * @returns whether it came up to now
 */
export async function lookForFaults(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isDone: boolean }>(sql`
    WITH last AS MATERIALIZED (
      SELECT coalesce((SELECT looked_until FROM settlement_watch), least((SELECT min(paid_at) FROM orders), (SELECT min(updated_at) FROM payments)), now()) AS at
    ), span AS MATERIALIZED (
      SELECT at - ${OVERLAP} AS since, least(at + ${AT_ONCE}, now()) AS until FROM last
    ), found AS (
      SELECT orders.id FROM orders
      WHERE paid_at >= (SELECT since FROM span) AND paid_at <= (SELECT until FROM span) AND ${PAID_WITHOUT_PAYMENT}
      UNION
      SELECT orders.id FROM payments JOIN orders ON orders.id = order_id
      WHERE payments.updated_at >= (SELECT since FROM span) AND payments.updated_at <= (SELECT until FROM span)
        AND (${APPLIED_OTHERWISE} OR ${PAID_WITHOUT_PAYMENT})
    ), kept AS (
      INSERT INTO settlement_faults (order_id) SELECT id FROM found ON CONFLICT DO NOTHING
    )
    INSERT INTO settlement_watch AS watch (looked_until) SELECT until FROM span
    ON CONFLICT (is_only) DO UPDATE SET looked_until = greatest(watch.looked_until, excluded.looked_until)
    RETURNING looked_until >= now() AS "isDone"`)
  return rows[0]!.isDone
}
