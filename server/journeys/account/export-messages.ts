import { sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import { orderMessages } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { listOf } from './json-rows.ts'

const OF_MESSAGE = columnsLess<
  typeof orderMessages,
  Omit<DataExport['orders'][number]['parcels'][number]['messages'][number], 'pictures'>
>(orderMessages, {
  id: 'is the order of the list',
  orderId: 'stands at the order',
  companyId: 'stands at the parcel',
  key: 'made up by its writer’s page',
  pictures: 'given as their addresses',
  erasedAt: 'follows from its text, which is empty',
})

/** What a parcel's buyer and brewery wrote each other, as both of them read it: an expression on `parcels`. */
export const exportMessages = listOf(sql`
  SELECT ${OF_MESSAGE},
         ARRAY(SELECT '/api/orders/' || order_id || '/parcels/' || company_id || '/messages/pictures/' || picture.id
               FROM order_message_pictures AS picture WHERE message_id = order_messages.id ORDER BY place) AS pictures
  FROM order_messages
  WHERE order_messages.order_id = parcels.order_id AND order_messages.company_id = parcels.company_id ORDER BY at, id`)
