import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { refundsOf } from '../../features/sales/refunds-of.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import type { Span } from './calendar.ts'
import { ownCompany } from './own-company.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { whichDays } from './which-days.ts'

/** Orders that are read at once: no query lasts long, and nothing stays open while somebody's slow line takes its time. */
const ORDERS_AT_ONCE = 1000

type SaleRow = {
  day: string
  time: string
  orderId: string
  name: string
  presentation: string
  quantity: number
  unitCents: number
  refundedUnits: number
  refundedCents: number
  parcel: ParcelState
}

/**
 * Every sale of a period as a file, oldest first, sent while it is read; of who bought, nothing. The period is not cut
 * into parts, so that it may be of any length. Refuses as `getFigures` does.
 */
export async function downloadSales(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  asked: Pick<AskedPeriod, 'from' | 'to'>,
  caller: SessionUser,
): Promise<Response | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const period = readPeriod({ ...asked, by: 'month' }, shopDay(env))
  if (isRefusal(period)) return period
  const file = `lupulo-ventas-${period.from}-${period.to}.csv`
  return answerCsv(file, linesOf(readSales(db, companyId, period, env.SHOP_TIMEZONE)))
}

/** A page of parcels after another, each with its lines; what is sold meanwhile comes later than all of them. */
async function* readSales(
  db: Database,
  companyId: string,
  days: Span,
  timeZone: string,
): AsyncGenerator<SaleRow> {
  const which = sql`company_id = ${companyId} AND ${whichDays(sql`created_at`, days, timeZone)}`
  let after: SQL = sql`true`
  for (;;) {
    const { rows: parcels } = await db.execute<{ orderId: string; at: string }>(sql`
      SELECT order_id AS "orderId", created_at::text AS at FROM parcels
      WHERE ${which} AND ${after} ORDER BY created_at, order_id LIMIT ${ORDERS_AT_ONCE}`)
    const last = parcels.at(-1)
    if (!last) return
    const ids = sql.param(parcels.map(({ orderId }) => orderId))
    const { rows } = await db.execute<SaleRow>(sql`
      WITH sold AS MATERIALIZED (
        SELECT line.*, parcels.created_at, parcels.state AS parcel, orders.state <> 'paid' AS is_over
        FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = line.order_id
        WHERE line.order_id = ANY(${ids}::uuid[]) AND company_id = ${companyId}
      ), back AS MATERIALIZED (${refundsOf('sold')})
      SELECT to_char(created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
             to_char(created_at AT TIME ZONE ${timeZone}, 'HH24:MI') AS time,
             order_id AS "orderId", name, presentation, quantity, unit_cents AS "unitCents", parcel,
             coalesce(refunded_units, 0) AS "refundedUnits", coalesce(refunded_cents, 0) AS "refundedCents"
      FROM sold AS line LEFT JOIN back USING (order_id, beer_id)
      ORDER BY created_at, order_id, ${LINES_IN_ORDER}`)
    yield* rows
    after = sql`(created_at, order_id) > (${last.at}::timestamptz, ${last.orderId}::uuid)`
  }
}

async function* linesOf(sales: AsyncIterable<SaleRow>): AsyncGenerator<CsvValue[]> {
  yield [
    textOf(accountWords.date),
    textOf(salesFileTexts.time),
    textOf(accountWords.order),
    textOf(accountWords.beer),
    textOf(shopWords.presentation),
    textOf(accountWords.units),
    textOf(salesFileTexts.unitPrice),
    textOf(salesFileTexts.total),
    textOf(accountWords.unitsRefunded),
    textOf(accountWords.refundedDollars),
    textOf(salesFileTexts.parcel),
  ]
  for await (const sale of sales) {
    yield [
      sale.day,
      sale.time,
      orderCode(sale.orderId),
      sale.name,
      sale.presentation,
      sale.quantity,
      dollarsFromCents(sale.unitCents),
      dollarsFromCents(sale.quantity * sale.unitCents),
      sale.refundedUnits,
      dollarsFromCents(sale.refundedCents),
      textOf(salesFileTexts.parcels[sale.parcel]),
    ]
  }
}
