import { sql } from 'drizzle-orm'
import { FREE_AFTER_SENT_DAYS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { postReleases } from '#database/ledger/post-release.ts'
import type { Transaction } from '#database/open-pool.ts'
import { isOpenComplaint, sentAgainAt } from '../../orders/complaint-of.ts'
import type { Services } from '../../services.ts'

/** So many parcels at a time: each keeps its order locked until all of them are written. */
const AT_ONCE = 200

/**
 * Makes the money of parcels free for payouts whose time has come (parcels.free_from), unless somebody may still want it back: a
 * refund of the order that was not made, a claim or a chargeback that is open, a complaint about the parcel that is not over, something that left again for one as
 * lately as keeps what left from being free. Several at once share the work.
 */
export async function releaseMoney({ db }: Pick<Services, 'db'>): Promise<void> {
  while ((await inTransaction(db, releaseSome)) === AT_ONCE);
}

/** Of `parcels` joined with `orders`. */
const nobodyWantsItBack = sql`
  NOT EXISTS (SELECT FROM refunds WHERE refunds.order_id = orders.id AND refunds.state <> 'done')
  AND NOT EXISTS (SELECT FROM claims WHERE claims.order_id = orders.id AND claims.closed_at IS NULL)
  AND NOT EXISTS (SELECT FROM complaints WHERE complaints.order_id = orders.id
                    AND complaints.company_id = parcels.company_id AND ${isOpenComplaint})
  AND coalesce(${sentAgainAt} + ${FREE_AFTER_SENT_DAYS}::int * interval '1 day' <= now(), true)
  AND NOT EXISTS (SELECT FROM chargebacks WHERE chargebacks.order_id = orders.id AND chargebacks.state = 'open')`

/** @returns how many were looked at */
async function releaseSome(tx: Transaction): Promise<number> {
  const due = await tx.execute<{ orderId: string; companyId: string }>(sql`
    SELECT parcels.order_id AS "orderId", parcels.company_id AS "companyId"
    FROM parcels JOIN orders ON orders.id = parcels.order_id
    WHERE released_at IS NULL AND free_from <= now() AND ${nobodyWantsItBack}
    ORDER BY free_from LIMIT ${AT_ONCE}
    -- Whoever is changing the order decides first; its money is looked at again soon.
    FOR NO KEY UPDATE OF orders SKIP LOCKED`)
  if (!due.rows.length) return 0
  // Asked anew now that the orders are held: who complained until then was not seen by the statement that locked them.
  const { rows } = await tx.execute<{ orderId: string; companyId: string }>(sql`
    UPDATE parcels SET released_at = now() FROM orders
    WHERE orders.id = parcels.order_id AND released_at IS NULL AND ${nobodyWantsItBack}
      AND (parcels.order_id, parcels.company_id) IN (SELECT * FROM ${parcelsIn(due.rows)})
    RETURNING parcels.order_id AS "orderId", parcels.company_id AS "companyId"`)
  if (rows.length) await postReleases(tx, sql`SELECT * FROM ${parcelsIn(rows)}`)
  return due.rows.length
}

function parcelsIn(rows: { orderId: string; companyId: string }[]) {
  const orderIds = sql.param(rows.map(({ orderId }) => orderId))
  const companyIds = sql.param(rows.map(({ companyId }) => companyId))
  return sql`unnest(${orderIds}::uuid[], ${companyIds}::uuid[]) AS parcel (order_id, company_id)`
}
