import { sql } from 'drizzle-orm'
import { PARCEL_LATE_DAYS } from '#contract/limits.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { isLateParcel, parcelDays } from '../../orders/late-parcel.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import { type MailContent, orderWords } from './mail-content.ts'

type Late = { sellerName: string; orderId: string; days: number; place: string; all: number }

/**
 * Reminds a brewery of parcels that turned late, and says how many it has in all; undefined where all of these have left, or must
 * not leave any more, by the time that it is written.
 */
export async function writeLateMail(
  db: Database,
  publicUrl: string,
  { companyId, orderIds }: KeptPayload<'parcels-late'>,
): Promise<MailContent | undefined> {
  const { rows } = await db.execute<Late>(sql`
    WITH late AS MATERIALIZED (
      SELECT orders.id, parcels.created_at, ${parcelDays} AS days, concat_ws(', ', nullif(orders.city, ''), orders.country) AS place
      FROM parcels JOIN orders ON orders.id = order_id WHERE parcels.company_id = ${companyId} AND ${isLateParcel}
    )
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS "sellerName", late.id AS "orderId", days, place,
           (SELECT count(*)::int FROM late) AS all
    FROM late JOIN companies ON companies.id = ${companyId}
    WHERE late.id = ANY(${sql.param(orderIds.split(','))}::uuid[]) ORDER BY late.created_at, late.id`)
  const [first] = rows
  if (!first) return undefined
  const days = PARCEL_LATE_DAYS
  const count = first.all
  const facts = rows.map((row) =>
    textOf(mailTexts.lateParcel, { order: orderWords(row.orderId), days: row.days, place: row.place }),
  )
  return {
    subject: textOf(count === 1 ? mailTexts.lateSubjectOne : mailTexts.lateSubject, { count, days }),
    title: textOf(mailTexts.lateTitle),
    lead: textOf(mailTexts.lateLead, { name: first.sellerName, days }),
    facts: count > rows.length ? [...facts, textOf(mailTexts.lateInAll, { count })] : facts,
    lines: [],
    button: {
      text: textOf(mailTexts.seeAllParcels),
      address: `${publicUrl}/company/${companyId}/parcels?state=pending`,
    },
  }
}
