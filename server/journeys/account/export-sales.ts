import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Database } from '#database/open-pool.ts'
import { orderLines, parcels } from '#database/schema.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { columnsLess } from './columns-less.ts'
import { exportArrivals } from './export-arrivals.ts'
import { exportInvoices } from './export-invoices.ts'
import { exportMessages } from './export-messages.ts'
import { exportRemovals } from './export-removals.ts'
import { inPortions } from './in-portions.ts'
import { oneOf, rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'
import { type OwnParcel, parcelsAfter } from './parcels-after.ts'

type Sale = DataExport['sales'][number]

const OF_SALE = columnsLess<typeof orderLines, Sale>(orderLines, {
  place: 'how its buyer filled the cart',
  companyId: 'stands at the company',
  companyName: 'stands at the company',
  unitCents: 'given as the price in dollars',
  chargeUnitCents: 'given as what was charged for one',
  image: 'stands at the beer',
  type: 'what its commission was agreed by, which is given',
})
const OF_PARCEL = columnsLess<typeof parcels, NonNullable<Sale['parcel']>>(parcels, {
  orderId: 'stands at the sale',
  companyId: 'stands at the company',
  toldBy: 'how it was mailed of it, as it had chosen then',
  handOverCode: 'its buyer’s alone',
  handOverMisses: 'how the shop works',
})

/** What a seller's company sold, newest first; of who bought, nothing. */
export function exportSales(db: Database, { companyId }: OwnAccount): AsyncGenerator<Sale[]> {
  return inPortions(async (after: OwnParcel | undefined) => {
    const { orderIds, next } = await parcelsAfter(db, companyId, after)
    return {
      next,
      rows: await rows<Sale>(
        db,
        sql`SELECT ${OF_SALE}, orders.state AS "orderState", paid_at AS "paidAt", unit_cents / 100.0 AS "unitPrice",
                   charge_currency AS "chargeCurrency", charge_unit_cents / 100.0 AS "unitCharged",
                   ${oneOf(
                     sql`SELECT ${OF_PARCEL}, ${exportArrivals} AS arrivals, ${exportRemovals} AS removals, ${exportMessages} AS messages, ${exportInvoices} AS invoices FROM parcels
                         WHERE parcels.order_id = line.order_id AND parcels.company_id = line.company_id`,
                   )} AS parcel
            FROM order_lines AS line JOIN orders ON orders.id = order_id
            WHERE company_id = ${companyId}::uuid AND order_id = ANY(${sql.param(orderIds)}::uuid[])
            ORDER BY paid_at DESC, order_id, ${LINES_IN_ORDER}`,
      ),
    }
  })
}
