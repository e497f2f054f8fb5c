import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import { parcelArrivals } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { listOf } from './json-rows.ts'

const OF_ARRIVAL = columnsLess<
  typeof parcelArrivals,
  DataExport['orders'][number]['parcels'][number]['arrivals'][number]
>(parcelArrivals, {
  id: 'is the order of the list',
  orderId: 'stands at the order',
  companyId: 'stands at the parcel',
})

/** What its buyer said of a parcel's arrival: an expression on `parcels`. */
export const exportArrivals = listOf(sql`
  SELECT ${OF_ARRIVAL} FROM parcel_arrivals
  WHERE parcel_arrivals.order_id = parcels.order_id AND parcel_arrivals.company_id = parcels.company_id ORDER BY id`)
