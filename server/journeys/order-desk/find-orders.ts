import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { findOrders as call, OrdersSum } from '#contract/found-orders.ts'
import { COUNTED_ORDERS, COUNTED_ORDERS_OF_MANY } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'
import type { Services } from '../../services.ts'
import { MOST } from './orders-of.ts'
import { LATE_SINCE, readFoundOrders } from './read-found-orders.ts'
import { whichOrders } from './which-orders.ts'

type Asked = QueryOf<typeof call>

/**
 * Orders that are asked for, newest first, or of late ones what waits longest, unless it is said, 25 a page, with what all of them come to: up to
 * COUNTED_ORDERS are counted, and no more are added up or sorted by their total. Past the end: an empty list.
 * @param many from how much on a word is one of many, and how many orders are counted then
 */
export async function findOrders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { pag, sort, dir, ...asked }: Asked,
  many = { ...MOST, counted: COUNTED_ORDERS_OF_MANY },
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const { which, isOfNewest } = await whichOrders(db, asked, env.SHOP_TIMEZONE, many)
  const most = isOfNewest ? many.counted : COUNTED_ORDERS
  const { columns, found, shown: inOrder } = ordering({ sort, dir, shipping: asked.shipping })
  const { rows } = await db.execute<{ total: number; shown: string[]; all: string[] | null }>(sql`
    WITH found AS MATERIALIZED (
      SELECT orders.id, orders.created_at${columns} FROM orders WHERE ${which}
      ORDER BY ${found} LIMIT ${most + 1}
    ), counted AS (SELECT count(*)::int AS total FROM found)
    SELECT total, ARRAY(SELECT id FROM found ORDER BY ${inOrder} ${page.rows}) AS shown,
           CASE WHEN total <= ${most} THEN ARRAY(SELECT id FROM found) END AS all
    FROM counted`)
  const { total, shown, all } = rows[0]!
  const [orders, sums] = await Promise.all([readFoundOrders(db, shown), all && sumOf(db, all)])
  return {
    orders,
    sums,
    isMore: total > most,
    isOfNewest,
    ...page.counted(Math.min(total, most)),
  }
}

type Sum = Pick<OrdersSum, 'currency' | 'orders'> &
  Record<'totalCents' | 'refundedCents' | 'chargedCents', number>

async function sumOf(db: Database, ids: string[]): Promise<OrdersSum[]> {
  const { rows } = await db.execute<Sum>(sql`
    WITH found AS MATERIALIZED (SELECT unnest(${sql.param(ids)}::uuid[]) AS id),
    back AS (
      SELECT order_id AS id, sum(${refundDollars}) AS cents
      FROM refunds WHERE order_id IN (SELECT id FROM found) GROUP BY order_id
    )
    SELECT charge_currency AS currency, count(*)::int AS orders, sum(total_cents)::bigint AS "totalCents",
           coalesce(sum(back.cents), 0)::bigint AS "refundedCents",
           coalesce(sum(charge_cents) FILTER (WHERE paid_at IS NOT NULL), 0)::bigint AS "chargedCents"
    FROM found JOIN orders USING (id) LEFT JOIN back USING (id)
    GROUP BY charge_currency ORDER BY orders DESC, charge_currency`)
  return rows.map(({ currency, orders, totalCents, refundedCents, chargedCents }) => ({
    currency,
    orders,
    totalPrice: dollarsFromCents(totalCents),
    refunded: dollarsFromCents(refundedCents),
    charged: dollarsFromCents(chargedCents),
  }))
}

/** What is read of orders besides, in which order the first of them are found, and in which they are shown. */
function ordering({ sort, dir, shipping }: Pick<Asked, 'sort' | 'dir' | 'shipping'>) {
  const way = dir === 'asc' ? sql`ASC` : sql`DESC`
  const newest = sql`created_at DESC, id DESC`
  if (sort === 'total') {
    return { columns: sql`, orders.total_cents`, found: newest, shown: sql`total_cents ${way}, ${newest}` }
  }
  if (shipping === 'late' && !sort) {
    const first = sql`waits, ${newest}`
    return { columns: sql`, ${LATE_SINCE} AS waits`, found: first, shown: first }
  }
  const byDay = sql`created_at ${way}, id ${way}`
  return { columns: sql``, found: byDay, shown: byDay }
}
