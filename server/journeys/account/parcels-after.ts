import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/** Where a company's list of parcels goes on: after this one. `at` as PostgreSQL writes it, to the microsecond. */
export type OwnParcel = { orderId: string; at: string }

const AT_ONCE = 200

/** The orders of a company's next parcels, newest first, and the last of them where more may come; none for who has no company. */
export async function parcelsAfter(
  db: Database,
  companyId: string | null,
  after: OwnParcel | undefined,
): Promise<{ orderIds: string[]; next: OwnParcel | undefined }> {
  const isAfter = after
    ? sql`(created_at, order_id) < (${after.at}::timestamptz, ${after.orderId}::uuid)`
    : sql`true`
  const { rows } = await db.execute<OwnParcel>(sql`
    SELECT order_id AS "orderId", created_at::text AS at FROM parcels WHERE company_id = ${companyId}::uuid AND ${isAfter}
    ORDER BY created_at DESC, order_id DESC LIMIT ${AT_ONCE}`)
  return {
    orderIds: rows.map(({ orderId }) => orderId),
    next: rows.length === AT_ONCE ? rows.at(-1) : undefined,
  }
}
