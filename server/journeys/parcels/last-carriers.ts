import { sql } from 'drizzle-orm'
import { CARRIERS_PROPOSED } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * Who carried a company's parcels last, each once, the newest first: to be proposed for the next. Nothing is kept for that; a few of
 * its newest parcels that left are asked what was said of them last.
 */
export async function lastCarriers(db: Database, companyId: string): Promise<string[]> {
  const found = await db.execute<{ carrier: string }>(sql`
    WITH newest AS MATERIALIZED (
      SELECT order_id, company_id FROM parcels
      WHERE company_id = ${companyId} AND carrier <> ''
      ORDER BY created_at DESC, order_id DESC LIMIT ${CARRIERS_PROPOSED.ofParcels})
    SELECT event.carrier FROM newest JOIN parcel_events AS event USING (order_id, company_id)
    WHERE event.to_state = 'shipped'
    GROUP BY event.carrier ORDER BY max(event.id::text) DESC LIMIT ${CARRIERS_PROPOSED.most}`)
  return found.rows.map(({ carrier }) => carrier)
}
