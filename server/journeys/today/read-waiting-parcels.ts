import { sql } from 'drizzle-orm'
import { TODAY_ROWS } from '#contract/limits.ts'
import type { Today, WaitingParcel } from '#contract/today.ts'
import type { Database } from '#database/open-pool.ts'
import { isOverdue, isWaitingParcel, parcelDays } from '../../orders/late-parcel.ts'
import { warnedParcel } from '../../orders/open-warning.ts'
import { unitsLeft } from '../../orders/units-left.ts'

type Row = Omit<WaitingParcel, 'date' | 'warned'> & { paidAt: string; warnedAt: string | null }

/** What a company has to send, longest waiting first, as its page of parcels has it; read by the index of what is unsent. */
export async function readWaitingParcels(db: Database, companyId: string): Promise<Today['parcels']> {
  const { rows } = await db.execute<{ waiting: number; late: number; oldest: Row[] }>(sql`
    WITH waiting AS MATERIALIZED (
      SELECT parcels.order_id, parcels.created_at, ${isOverdue} AS late FROM parcels JOIN orders ON orders.id = order_id
      WHERE parcels.company_id = ${companyId} AND ${isWaitingParcel}
    ), oldest AS (
      SELECT * FROM waiting ORDER BY created_at, order_id LIMIT ${TODAY_ROWS}
    )
    SELECT (SELECT count(*)::int FROM waiting) AS waiting, (SELECT count(*)::int FROM waiting WHERE late) AS late,
           (SELECT coalesce(json_agg(json_build_object('orderId', orders.id, 'paidAt', paid_at, 'days', ${parcelDays},
              'late', late, 'warnedAt', ${warnedParcel},
              -- The dash stands where a deleted account was.
              'recipient', CASE WHEN orders.address = '' THEN '' ELSE recipient END,
              'city', orders.city, 'country', orders.country,
              'units', (SELECT sum(${unitsLeft})::int FROM order_lines AS line
                        WHERE line.order_id = orders.id AND line.company_id = parcels.company_id))
              ORDER BY oldest.created_at, orders.id), '[]')
            FROM oldest JOIN orders ON orders.id = oldest.order_id
            JOIN parcels ON parcels.order_id = orders.id AND parcels.company_id = ${companyId}) AS oldest`)
  const { waiting, late, oldest } = rows[0]!
  return {
    waiting,
    late,
    oldest: oldest.map(({ paidAt, warnedAt, ...row }) => ({
      ...row,
      date: new Date(paidAt).toISOString(),
      warned: warnedAt !== null,
    })),
  }
}
