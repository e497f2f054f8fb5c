import { sql } from 'drizzle-orm'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'

type Deed = DeskOrder['deeds'][number]

/**
 * What people did about an order besides its money, oldest first: its parcels on their way, what its buyer says of them and
 * complains of, withdrawals. A tracking number that was corrected is no deed.
 */
export async function readDeeds(db: Database, orderId: string): Promise<Deed[]> {
  const { rows } = await db.execute<Omit<Deed, 'at'> & { at: Date | string }>(sql`
    SELECT id, at, deed, about, name FROM (
      SELECT id, at, to_state AS deed, 'parcel' AS about, shown_name(company_id) AS name
      FROM parcel_events WHERE order_id = ${orderId} AND to_state <> from_state AND to_state <> 'pending'
      UNION ALL
      SELECT id, at, CASE WHEN arrived THEN 'said-arrived' ELSE 'said-missing' END, 'parcel', shown_name(company_id)
      FROM parcel_arrivals WHERE order_id = ${orderId}
      UNION ALL
      SELECT event.id, event.at, event, 'complaint', shown_name(company_id)
      FROM complaint_events AS event JOIN complaints ON complaints.id = complaint_id WHERE order_id = ${orderId}
      UNION ALL
      SELECT withdrawals.id, step.at, step.deed, 'withdrawal', code
      FROM withdrawals CROSS JOIN LATERAL (VALUES (created_at, 'withdrawn'), (confirmed_at, 'withdrawal-confirmed'),
        (closed_at, 'withdrawal-closed')) AS step (at, deed)
      WHERE order_id = ${orderId} AND step.at IS NOT NULL
    ) AS each ORDER BY at, id`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
