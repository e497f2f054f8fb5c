import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Takes invoices away: their files are condemned at once, and the next sweep deletes them. @returns how many there were */
export async function takeAway(tx: Transaction, which: SQL): Promise<number> {
  const { rows } = await tx.execute(sql`
    WITH gone AS (DELETE FROM parcel_invoices WHERE ${which} RETURNING name)
    UPDATE pictures SET condemned_at = now() WHERE name IN (SELECT name FROM gone) RETURNING name`)
  return rows.length
}

/**
 * Takes away the invoices of what somebody bought, and of what their brewery sold. The caller holds their orders, so that none is
 * attached meanwhile.
 */
export async function forgetInvoices(
  tx: Transaction,
  buyerId: string,
  companyId: string | null,
): Promise<void> {
  await takeAway(
    tx,
    sql`order_id IN (SELECT id FROM orders WHERE buyer_id = ${buyerId})
        OR order_id IN (SELECT order_id FROM parcels WHERE company_id = ${companyId}) AND company_id = ${companyId}`,
  )
}
