import { type SQL, sql } from 'drizzle-orm'
import type { DataExport } from '#contract/data-export.ts'
import type { Database } from '#database/open-pool.ts'
import { parcelEvents } from '#database/schema.ts'
import { columnsLess } from './columns-less.ts'
import { inPortions } from './in-portions.ts'
import { rows } from './json-rows.ts'
import type { OwnAccount } from './own-account.ts'
import { type OwnParcel, parcelsAfter } from './parcels-after.ts'

type ParcelEvent = DataExport['parcelEvents'][number]

const OF_PARCEL_EVENT = columnsLess<typeof parcelEvents, ParcelEvent>(parcelEvents, {
  id: 'is the order of the list',
  userId: 'somebody else may have moved it',
})

/**
 * What happened to parcels: of the account's company, parcel by parcel, those sold last first; then what the account's owner moved
 * elsewhere or bought, newest first. Each way has an index; all at once would read every event that there ever was.
 */
export async function* exportParcelEvents(
  db: Database,
  { userId, companyId }: OwnAccount,
): AsyncGenerator<ParcelEvent[]> {
  const read = (which: SQL) =>
    rows<ParcelEvent>(db, sql`SELECT ${OF_PARCEL_EVENT} FROM parcel_events WHERE ${which} ORDER BY id DESC`)
  yield* inPortions(async (after: OwnParcel | undefined) => {
    const { orderIds, next } = await parcelsAfter(db, companyId, after)
    const ids = sql`${sql.param(orderIds)}::uuid[]`
    return { rows: await read(sql`company_id = ${companyId}::uuid AND order_id = ANY(${ids})`), next }
  })
  yield read(sql`company_id IS DISTINCT FROM ${companyId}::uuid AND id IN (
    SELECT id FROM parcel_events WHERE user_id = ${userId}
    UNION SELECT event.id FROM orders JOIN parcel_events AS event ON event.order_id = orders.id WHERE buyer_id = ${userId})`)
}
