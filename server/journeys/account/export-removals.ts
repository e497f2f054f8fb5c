import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import { parcelRemovalLines, parcelRemovals } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { listOf } from './json-rows.ts'

type Removal = DataExport['orders'][number]['parcels'][number]['removals'][number]

const OF_REMOVAL = columnsLess<typeof parcelRemovals, Removal>(parcelRemovals, {
  id: 'is the order of the list',
  orderId: 'stands at the order',
  companyId: 'stands at the parcel',
  key: 'made up by the page that asked',
  userId: 'given as who did it',
})
const OF_LINE = columnsLess<typeof parcelRemovalLines, Removal['lines'][number]>(parcelRemovalLines, {
  removalId: 'stands at the removal',
  restocked: 'what the brewery has in store',
})

/** What was taken out of a parcel before it left: an expression on `parcels`. */
export const exportRemovals = listOf(sql`
  SELECT ${OF_REMOVAL},
         CASE WHEN parcel_removals.user_id = (SELECT buyer_id FROM orders WHERE orders.id = parcel_removals.order_id)
              THEN 'buyer' ELSE 'seller' END AS by,
         ${listOf(sql`SELECT ${OF_LINE} FROM parcel_removal_lines WHERE removal_id = parcel_removals.id ORDER BY beer_id`)} AS lines
  FROM parcel_removals
  WHERE parcel_removals.order_id = parcels.order_id AND parcel_removals.company_id = parcels.company_id ORDER BY id`)
