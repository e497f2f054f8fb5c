import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { type LineMoney, lineMoney } from '../../features/sales/line-money.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { ownCompany } from './own-company.ts'
import { readPeriod } from './read-period.ts'
import { type AskedSales, whichSales } from './which-sales.ts'

/** Orders that are read at once: no query lasts long, and nothing stays open while somebody's slow line takes its time. */
const ORDERS_AT_ONCE = 1000

type SaleRow = Omit<LineMoney, 'paidAt'> & {
  day: string
  time: string
  orderId: string
  name: string
  presentation: string
  quantity: number
  unitCents: number
  parcel: ParcelState
}

/**
 * Every sale of a period that is asked for as a file, oldest first, sent while it is read; of who bought, nothing. The period
 * is not cut into parts, so that it may be of any length. Refuses as `getFigures` does.
 */
export async function downloadSales(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  asked: AskedSales,
  caller: SessionUser,
): Promise<Response | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const period = readPeriod({ from: asked.from, to: asked.to, by: 'month' }, shopDay(env))
  if (isRefusal(period)) return period
  const file = `lupulo-ventas-${period.from}-${period.to}.csv`
  const { which } = await whichSales(
    db,
    companyId,
    { ...asked, from: period.from, to: period.to },
    env.SHOP_TIMEZONE,
    caller,
  )
  return answerCsv(file, linesOf(readSales(db, companyId, which, env.SHOP_TIMEZONE)))
}

/** A page of parcels after another, each with its lines; what is sold meanwhile comes later than all of them. */
async function* readSales(
  db: Database,
  companyId: string,
  which: SQL,
  timeZone: string,
): AsyncGenerator<SaleRow> {
  let after: SQL = sql`true`
  for (;;) {
    const { rows: parcels } = await db.execute<{ orderId: string; at: string }>(sql`
      SELECT order_id AS "orderId", parcels.created_at::text AS at FROM parcels JOIN orders ON orders.id = order_id
      WHERE ${which} AND ${after} ORDER BY parcels.created_at, order_id LIMIT ${ORDERS_AT_ONCE}`)
    const last = parcels.at(-1)
    if (!last) return
    const ids = sql.param(parcels.map(({ orderId }) => orderId))
    const { rows } = await db.execute<SaleRow>(sql`
      WITH sold AS MATERIALIZED (
        SELECT line.*, parcels.created_at, parcels.state AS parcel
        FROM parcels JOIN order_lines AS line USING (order_id, company_id)
        WHERE line.order_id = ANY(${ids}::uuid[]) AND company_id = ${companyId}
      )
      SELECT to_char(created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
             to_char(created_at AT TIME ZONE ${timeZone}, 'HH24:MI') AS time,
             order_id AS "orderId", name, presentation, quantity, unit_cents AS "unitCents", parcel,
             refunded_units AS "refundedUnits", refunded_cents AS "refundedCents", currency, gross_charge_cents AS "grossChargeCents",
             refunded_charge_cents AS "refundedChargeCents", owed_charge_cents AS "owedChargeCents",
             paid_charge_cents AS "paidChargeCents", commission_cents AS "commissionCents",
             commission_tax_cents AS "commissionTaxCents", fee_cents AS "feeCents"
      FROM sold AS line JOIN ${lineMoney(sql`SELECT order_id, beer_id FROM sold`)} AS money USING (order_id, beer_id)
      ORDER BY created_at, order_id, ${LINES_IN_ORDER}`)
    yield* rows
    after = sql`(parcels.created_at, order_id) > (${last.at}::timestamptz, ${last.orderId}::uuid)`
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
    textOf(adminWords.currency),
    textOf(salesFileTexts.charged),
    textOf(accountWords.refunded),
    textOf(commissionTexts.commission),
    textOf(commissionTexts.tax),
    textOf(salesTexts.fee),
    textOf(salesTexts.net),
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
      sale.currency,
      dollarsFromCents(sale.grossChargeCents),
      dollarsFromCents(sale.refundedChargeCents),
      dollarsFromCents(sale.commissionCents),
      dollarsFromCents(sale.commissionTaxCents),
      dollarsFromCents(sale.feeCents),
      dollarsFromCents(sale.owedChargeCents + sale.paidChargeCents),
    ]
  }
}
