import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { isPaidInstead } from '../../orders/paid-instead.ts'

/** Whether none of the money of what a complaint is about has gone back, nor is with a bank: nobody gets both, the money and the beer. */
export async function isStillOwed(tx: Transaction, complaintId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM complaints JOIN orders ON orders.id = complaints.order_id
    WHERE complaints.id = ${complaintId} AND ${isPaidInstead}`)
  return rows.length === 0
}
