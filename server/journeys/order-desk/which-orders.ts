import { type SQL, sql } from 'drizzle-orm'
import type { AskedOrders } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'
import { STANDS_AS } from '../../orders/parcel-standing.ts'
import { midnightOf } from '../figures/which-days.ts'
import { isCalled } from './is-called.ts'
import { ordersOf } from './orders-of.ts'

/**
 * The condition on `orders` that they are those that are asked for. What words mean is found out first: it depends on how much
 * there is of it by which way the rest is read.
 * @param timeZone whose days are meant
 */
export async function whichOrders(
  db: Database,
  { q, brewery, shipping, state, from, to }: AskedOrders,
  timeZone: string,
): Promise<SQL> {
  const conditions = [
    state && sql`orders.state = ${state}`,
    from && sql`orders.created_at >= ${midnightOf(from, timeZone)}`,
    to && sql`orders.created_at < ${midnightOf(to, timeZone, 1)}`,
    shipping && hasParcel(STANDS_AS[shipping]),
    brewery && (await ordersOf(db, brewery, ['company'])),
    q && (await isCalled(db, q)),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length ? sql.join(conditions, sql` AND `) : sql`true`
}

/** Of no order in particular, so that it is read from the parcels where few of them stand so. */
function hasParcel(standsSo: SQL): SQL {
  return sql`orders.id IN (
    SELECT parcels.order_id FROM parcels JOIN orders ON orders.id = parcels.order_id WHERE ${standsSo})`
}
