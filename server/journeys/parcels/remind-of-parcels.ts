import { sql } from 'drizzle-orm'
import { PARCEL_LATE_DAYS, TODAY_ROWS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { isLateParcel } from '../../orders/late-parcel.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { MORNING_HOUR } from '../alerts/next-morning.ts'

type ReminderServices = Pick<Services, 'db' | 'env' | 'jobs'>

const AT_ONCE = 100
/** Who was down meanwhile catches up with so many mornings; what is older than that stands on the work list, and mails nobody. */
const MORNINGS = 3

type Due = { companyId: string; email: string; morning: string; orderIds: string[] }

/**
 * Mails each brewery in the morning what turned late since the morning before: one mail a morning, and each parcel in one of them.
 * Which one is a matter of when it was paid; that it was written is the outbox's to know, by its key, so that nothing is kept beside it.
 */
export async function remindOfParcels(services: ReminderServices): Promise<void> {
  while ((await remindSome(services)) === AT_ONCE);
}

/** @returns to how many breweries a mail was due */
async function remindSome({ db, env, jobs }: ReminderServices): Promise<number> {
  const zone = env.SHOP_TIMEZONE
  /** SQL: the day whose morning is the first after an instant, less one. */
  const dayOf = (instant: ReturnType<typeof sql>) =>
    sql`(${instant} AT TIME ZONE ${zone} - ${MORNING_HOUR}::int * interval '1 hour')::date`
  const lateAt = sql`(parcels.created_at + ${PARCEL_LATE_DAYS}::int * interval '1 day')`
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      WITH late AS (
        SELECT company_id, ${dayOf(lateAt)} + 1 AS morning, order_id, parcels.created_at
        FROM parcels JOIN orders ON orders.id = order_id
        WHERE ${isLateParcel} AND parcels.created_at > now() - ${PARCEL_LATE_DAYS + MORNINGS + 2}::int * interval '1 day'
      )
      SELECT company_id AS "companyId", users.email, morning::text,
             (array_agg(order_id::text ORDER BY late.created_at, order_id))[1:${TODAY_ROWS}::int] AS "orderIds"
      FROM late JOIN companies ON companies.id = company_id JOIN users ON users.id = user_id AND deleted_at IS NULL
      WHERE morning BETWEEN ${dayOf(sql`now()`)} - ${MORNINGS - 1}::int AND ${dayOf(sql`now()`)}
        AND NOT EXISTS (SELECT FROM outbox WHERE dedupe_key = ${keyOf(sql`company_id`, sql`morning`)})
      GROUP BY company_id, users.email, morning ORDER BY morning, company_id LIMIT ${AT_ONCE}`)
    await putInOutbox(
      tx,
      jobs,
      ...rows.map(({ companyId, email, morning, orderIds }) => ({
        dedupeKey: `parcels-late:${companyId}:${morning}`,
        kind: 'parcels-late' as const,
        recipient: email,
        payload: { orderId: orderIds[0]!, companyId, orderIds: orderIds.join() },
      })),
    )
    return rows.length
  })
}

/** The same key in SQL. */
function keyOf(companyId: ReturnType<typeof sql>, morning: ReturnType<typeof sql>) {
  return sql`'parcels-late:' || ${companyId} || ':' || ${morning}`
}
