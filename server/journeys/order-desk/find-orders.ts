import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { findOrders as call, FoundOrder } from '#contract/order-desk.ts'
import { listPage } from '../../list-page.ts'
import { refundDollars } from '../../orders/refund-dollars.ts'
import type { Services } from '../../services.ts'
import { isCalled } from './is-called.ts'

type Row = Pick<FoundOrder, 'id' | 'date' | 'state' | 'units' | 'buyer'> & {
  totalCents: number
  refundedCents: number
}

/**
 * Orders that are called so, stand so and were placed on these days of the shop; newest first, 25 a page. Past the end:
 * an empty list.
 */
export async function findOrders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  query: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(query.pag)
  const which = ordersThat(query, env.SHOP_TIMEZONE)
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      WITH page AS MATERIALIZED (
        SELECT id FROM orders WHERE ${which}
        ORDER BY created_at DESC, id DESC ${page.rows})
      SELECT orders.id, orders.created_at AS date, orders.state, total_cents AS "totalCents",
             (SELECT sum(quantity)::int FROM order_lines WHERE order_id = orders.id) AS units,
             (SELECT coalesce(sum(${refundDollars}), 0)::bigint FROM refunds WHERE order_id = orders.id)
               AS "refundedCents",
             json_build_object('id', users.id, 'email', users.email,
               'name', coalesce(nullif(concat_ws(' ', buyers.name, buyers.last_name), ''), users.name)) AS buyer
      FROM page JOIN orders USING (id) JOIN users ON users.id = buyer_id
      LEFT JOIN buyers ON buyers.user_id = buyer_id
      ORDER BY orders.created_at DESC, orders.id DESC`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM orders WHERE ${which}`),
  ])
  const { total } = counted.rows[0]!
  return {
    orders: found.rows.map(({ totalCents, refundedCents, date, ...order }) => ({
      ...order,
      date: new Date(date).toISOString(),
      totalPrice: dollarsFromCents(totalCents),
      refunded: dollarsFromCents(refundedCents),
    })),
    ...page.counted(total),
  }
}

function ordersThat({ q, state, from, to }: QueryOf<typeof call>, timeZone: string): SQL {
  const midnight = (day: string) => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`
  const conditions = [
    q && isCalled(q),
    state && sql`state = ${state}`,
    from && sql`created_at >= ${midnight(from)}`,
    to && sql`created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.length ? sql.join(conditions, sql` AND `) : sql`true`
}
