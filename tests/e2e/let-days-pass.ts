import { sql } from 'drizzle-orm'
import { changeShopDatabase } from './change-shop-database.ts'

/** So many days pass since an order's parcels were paid. */
export function letDaysPass(orderId: string, days: number): Promise<void> {
  return changeShopDatabase(
    sql`UPDATE parcels SET created_at = created_at - ${days} * interval '1 day' WHERE order_id = ${orderId}`,
  )
}
