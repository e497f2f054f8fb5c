import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import { parcelInvoices } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { listOf } from './json-rows.ts'

const OF_INVOICE = columnsLess<
  typeof parcelInvoices,
  Omit<DataExport['orders'][number]['parcels'][number]['invoices'][number], 'file'>
>(parcelInvoices, {
  orderId: 'stands at the order',
  companyId: 'stands at the parcel',
  name: 'given as its address',
})

/** The invoice of a parcel, as its buyer and its brewery may save it: an expression on `parcels`. */
export const exportInvoices = listOf(sql`
  SELECT ${OF_INVOICE}, '/api/orders/' || order_id || '/parcels/' || company_id || '/invoice' AS file
  FROM parcel_invoices
  WHERE parcel_invoices.order_id = parcels.order_id AND parcel_invoices.company_id = parcels.company_id`)
