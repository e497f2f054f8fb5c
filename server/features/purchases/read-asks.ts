import { sql } from 'drizzle-orm'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { PurchaseAsk } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { newToBuyer } from '../../orders/count-messages.ts'

/** What waits for a buyer in all their orders, the newest order first: what a brewery offers or refused, and what it wrote. */
export async function readAsks(db: Database, buyerId: string): Promise<PurchaseAsk[]> {
  const { rows } = await db.execute<PurchaseAsk>(sql`
    SELECT order_id AS "orderId", company_id AS "companyId", shown_name(company_id) AS company, ask FROM (
      SELECT orders.created_at, orders.id AS order_id, company_id, complaints.state AS ask
      FROM orders JOIN complaints ON complaints.order_id = orders.id
      WHERE buyer_id = ${buyerId} AND complaints.state IN ('offered', 'offered-again', 'refused')
      UNION ALL
      SELECT orders.created_at, orders.id, company_id, 'message'
      FROM orders JOIN parcels ON parcels.order_id = orders.id WHERE buyer_id = ${buyerId} AND ${newToBuyer} > 0
    ) AS each ORDER BY created_at DESC, order_id, ask DESC, company LIMIT ${PLAIN_LIST_LIMIT}`)
  return rows
}
