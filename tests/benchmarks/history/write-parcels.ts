import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { FREE_AFTER_SENT_DAYS } from '#contract/limits.ts'
import { postReleases } from '#database/ledger/post-release.ts'
import { postSales } from '#database/ledger/post-sale.ts'
import type { Transaction } from '#database/open-pool.ts'

/** So many days after it was paid a parcel leaves, arrives, and what it brought is free. One in a hundred waits until it is late. */
const SENT_AFTER = 2
const DELIVERED_AFTER = 6
const FREE_AFTER_DELIVERED = 7
const LATE_AFTER = 20

/** The parcels of `history_month` as far as they have come by now, their mails, and what their sale and its end were in the ledger. */
export async function writeParcels(client: PoolClient, tx: Transaction): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica')
  for (const write of WRITTEN) await client.query(write)
  await client.query('SET LOCAL session_replication_role = origin')
  await client.query('ANALYZE history_parcels')
  await postSales(tx, sql`SELECT 'h' || n FROM history_month WHERE place = 0`)
  await postReleases(tx, sql`SELECT order_id, company_id FROM history_parcels WHERE is_free`)
  await client.query('SET LOCAL session_replication_role = replica')
  // It was free then, not now.
  await client.query(`
    UPDATE ledger_transactions SET at = released_at FROM history_parcels JOIN parcels USING (order_id, company_id)
    WHERE is_free AND kind = 'released' AND cause = order_id || '/' || company_id`)
}

const tell = (from: string, to: string, days: number) => `
  WITH told AS (
    INSERT INTO parcel_events (id, order_id, company_id, from_state, to_state, carrier, tracking, user_id, at)
    SELECT uuidv7(at - now()), order_id, company_id, '${from}', '${to}', 'Correo', 'H' || n, seller_id, at
    FROM history_parcels, LATERAL (SELECT paid_at + make_interval(days => ${days}) AS at) AS moment
    WHERE state IN ('${to}', 'delivered') ORDER BY n
    RETURNING id, order_id, company_id, at
  )
  INSERT INTO outbox (id, dedupe_key, kind, recipient, payload, created_at, sent_at)
  SELECT uuidv7(at - now()), 'parcel-${to}:' || told.id, 'parcel-${to}', email,
    jsonb_build_object('orderId', order_id::text, 'companyId', company_id::text), at, at
  FROM told JOIN history_parcels USING (order_id, company_id)`

const WRITTEN = [
  `CREATE TEMPORARY TABLE history_parcels AS
   SELECT *, state = 'delivered' AND days_ago > ${DELIVERED_AFTER + FREE_AFTER_DELIVERED} AS is_free FROM (
     SELECT DISTINCT n, order_id, company_id, user_id AS seller_id, history_month.email, paid_at, days_ago,
       CASE WHEN days_ago < ${SENT_AFTER} OR (n % 100 = 7 AND days_ago < ${LATE_AFTER}) THEN 'pending'
            WHEN days_ago < ${DELIVERED_AFTER} THEN 'shipped' ELSE 'delivered' END AS state
     FROM history_month JOIN companies ON companies.id = company_id) AS come ORDER BY n`,
  `INSERT INTO parcels (order_id, company_id, state, carrier, tracking, id_checked, hand_over_code, told_by, created_at, free_from, released_at)
   SELECT order_id, company_id, state, CASE WHEN state = 'pending' THEN '' ELSE 'Correo' END,
     CASE WHEN state = 'pending' THEN '' ELSE 'H' || n END, state = 'delivered',
     CASE WHEN state = 'shipped' THEN lpad((n % 1000000)::text, 6, '0') END, 'daily', paid_at,
     paid_at + CASE state WHEN 'shipped' THEN make_interval(days => ${SENT_AFTER + FREE_AFTER_SENT_DAYS})
                          WHEN 'delivered' THEN make_interval(days => ${DELIVERED_AFTER + FREE_AFTER_DELIVERED}) END,
     CASE WHEN is_free THEN paid_at + make_interval(days => ${DELIVERED_AFTER + FREE_AFTER_DELIVERED}) END
   FROM history_parcels ORDER BY n`,
  tell('pending', 'shipped', SENT_AFTER),
  tell('shipped', 'delivered', DELIVERED_AFTER),
]
