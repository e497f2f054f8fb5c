import { type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { MORNING_HOUR } from '../alerts/next-morning.ts'

type TellingServices = Pick<Services, 'db' | 'env' | 'jobs'>

const AT_ONCE = 100
/** Who was down meanwhile catches up with so many days. */
const DAYS = 7

type Due = Record<'companyId' | 'email' | 'day' | 'from' | 'until' | 'orderId', string>

/**
 * Mails breweries that chose it in the morning what they sold the day before: one mail a day with sales. A sale keeps from its first
 * moment how it is told and belongs to the shop's day of that moment, so that it is in one mail, whatever is chosen later; that
 * the mail was written is the outbox's to know, by its key, so that of a process that is killed, or of two, there is one.
 */
export async function tellSalesOfDay(services: TellingServices): Promise<void> {
  while ((await tellSome(services)) === AT_ONCE);
}

/** @returns to how many breweries a mail was due */
async function tellSome({ db, env, jobs }: TellingServices): Promise<number> {
  const zone = env.SHOP_TIMEZONE
  const dayOf = (instant: SQL) => sql`(${instant} AT TIME ZONE ${zone})::date`
  /** SQL: the midnight that begins a day, as ISO text. */
  const beginning = (day: SQL) =>
    sql`to_char(${day}::timestamp AT TIME ZONE ${zone} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  /** SQL: the day whose morning was last. */
  const today = sql`(now() AT TIME ZONE ${zone} - ${MORNING_HOUR}::int * interval '1 hour')::date`
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      WITH sold AS (
        SELECT company_id, ${dayOf(sql`created_at`)} AS day, order_id, created_at, EXISTS (
            SELECT FROM order_lines AS line
            WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id AND unit_cents > 0) AS is_paid
        FROM parcels WHERE told_by = 'daily' AND created_at > now() - ${DAYS + 2}::int * interval '1 day'
      )
      SELECT company_id AS "companyId", users.email, day::text,
             ${beginning(sql`day`)} AS "from", ${beginning(sql`(day + 1)`)} AS until,
             (array_agg(order_id::text ORDER BY is_paid DESC, sold.created_at, order_id))[1] AS "orderId"
      FROM sold JOIN companies ON companies.id = company_id JOIN users ON users.id = user_id AND deleted_at IS NULL
      WHERE day BETWEEN ${today} - ${DAYS}::int AND ${today} - 1
        AND NOT EXISTS (SELECT FROM outbox WHERE dedupe_key = 'sales-of-day:' || company_id || ':' || day)
      GROUP BY company_id, users.email, day ORDER BY day, company_id LIMIT ${AT_ONCE}`)
    await putInOutbox(
      tx,
      jobs,
      ...rows.map(({ companyId, email, ...sold }) => ({
        dedupeKey: `sales-of-day:${companyId}:${sold.day}`,
        kind: 'sales-of-day' as const,
        recipient: email,
        payload: { companyId, ...sold },
      })),
    )
    return rows.length
  })
}
