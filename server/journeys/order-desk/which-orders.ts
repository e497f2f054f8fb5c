import { type SQL, sql } from 'drizzle-orm'
import type { AskedOrders } from '#contract/found-orders.ts'
import type { Database } from '#database/open-pool.ts'
import { STANDS_AS } from '../../orders/parcel-standing.ts'
import { midnightOf } from '../figures/which-days.ts'
import { isCalled } from './is-called.ts'
import { MOST, ordersOf } from './orders-of.ts'

/** Among so many of the newest orders is looked for words that many are called by; of others among all. */
const NEWEST = 200_000

/** `isOfNewest`: only so many of the newest were looked through, of the days that were asked for. */
export type Which = { which: SQL; isOfNewest: boolean }

/**
 * The condition on `orders` that they are those that are asked for. What words mean is found out first: it depends on how much
 * there is of it by which way the rest is read.
 * @param timeZone whose days are meant
 * @param most from how much on a word is one of many
 */
export async function whichOrders(
  db: Database,
  { q, brewery, shipping, state, from, to }: AskedOrders,
  timeZone: string,
  most = MOST,
): Promise<Which> {
  const days = allOf([
    from && sql`orders.created_at >= ${midnightOf(from, timeZone)}`,
    to && sql`orders.created_at < ${midnightOf(to, timeZone, 1)}`,
  ])
  const meant = [
    ...(brewery ? [await ordersOf(db, brewery, ['company'], most)] : []),
    ...(q ? [await isCalled(db, q, most)] : []),
  ]
  const isOfNewest = meant.length > 0 && meant.every(({ isMany }) => isMany)
  const which = allOf([
    days,
    isOfNewest && sql`orders.created_at >= ${firstOfNewest(days)}`,
    state && sql`orders.state = ${state}`,
    shipping && hasParcel(STANDS_AS[shipping]),
    ...meant.map((meaning) => meaning.which),
  ])
  return { which, isOfNewest }
}

function allOf(conditions: readonly (SQL | string | false | undefined)[]): SQL {
  const given = conditions.filter((condition) => typeof condition === 'object')
  return given.length ? sql.join(given, sql` AND `) : sql`true`
}

/** When the first of the newest orders of these days was placed; long ago where there are fewer. */
function firstOfNewest(days: SQL): SQL {
  return sql`coalesce((
    SELECT created_at FROM orders WHERE ${days} ORDER BY created_at DESC OFFSET ${NEWEST} LIMIT 1), '-infinity')`
}

/** Of no order in particular, so that it is read from the parcels where few of them stand so. */
function hasParcel(standSo: readonly SQL[]): SQL {
  const selects = standSo.map(
    (standsSo) => sql`
      SELECT parcels.order_id FROM parcels JOIN orders ON orders.id = parcels.order_id WHERE ${standsSo}`,
  )
  return sql`orders.id IN (${sql.join(selects, sql` UNION ALL `)})`
}
