import { sql } from 'drizzle-orm'
import type { AdminToday, LateParcel } from '#contract/admin-today.ts'
import { TODAY_ROWS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { isLateParcel, parcelDays } from '../../orders/late-parcel.ts'
import { somebodySells } from '../../orders/somebody-sells.ts'
import { unitsLeft } from '../../orders/units-left.ts'

type Row = Omit<LateParcel, 'date'> & { paidAt: string }

/** The parcels that stand on the work list as late, the oldest by name; read by the index of what is unsent. */
export async function readLateParcels(db: Database): Promise<AdminToday['late']> {
  const { rows } = await db.execute<{ count: number; oldest: Row[] }>(sql`
    WITH late AS MATERIALIZED (
      SELECT parcels.order_id, parcels.company_id, parcels.created_at, orders.paid_at, ${parcelDays} AS days
      FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = parcels.company_id
      WHERE ${isLateParcel} AND ${somebodySells}
    ), oldest AS (
      SELECT * FROM late ORDER BY created_at, order_id, company_id LIMIT ${TODAY_ROWS}
    )
    SELECT (SELECT count(*)::int FROM late) AS count,
           (SELECT coalesce(json_agg(json_build_object('orderId', order_id, 'companyId', company_id,
              'company', shown_name(company_id), 'paidAt', paid_at, 'days', days,
              'units', (SELECT sum(${unitsLeft})::int FROM order_lines AS line
                        WHERE line.order_id = oldest.order_id AND line.company_id = oldest.company_id))
              ORDER BY created_at, order_id, company_id), '[]') FROM oldest) AS oldest`)
  const { count, oldest } = rows[0]!
  return {
    count,
    oldest: oldest.map(({ paidAt, ...row }) => ({ ...row, date: new Date(paidAt).toISOString() })),
  }
}
