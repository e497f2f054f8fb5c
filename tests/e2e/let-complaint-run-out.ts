import { sql } from 'drizzle-orm'
import { changeShopDatabase } from './change-shop-database.ts'

/** The time runs out that somebody had to answer the complaint of an order in. */
export function letComplaintRunOut(orderId: string): Promise<void> {
  return changeShopDatabase(
    sql`UPDATE complaints SET due_at = now() - interval '1 second' WHERE order_id = ${orderId} AND due_at IS NOT NULL`,
  )
}
