import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { findSales, SaleFilter } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { ordersOf } from '../order-desk/orders-of.ts'
import { saleReadings } from './sale-readings.ts'
import { midnightOf } from './which-days.ts'

export type AskedSales = Omit<QueryOf<typeof findSales>, 'pag' | 'sort' | 'dir'>

/** Of so many buyers a name, of so many of its sales a word is one of many, which are looked for among the newest. */
export const MANY_SALES = { names: 1_000, rows: 5_000 }

/**
 * `isMany`: each word is called by so many that sales are asked one by one; then only so many of the `own` ones are to be, which are
 * all of the company's of these days.
 */
type Which = { which: SQL; own: SQL; isMany: boolean }

/**
 * The condition on `parcels` joined with `orders` that they are sales of a company, and those that are asked for. Who looks for
 * a buyer finds them by what they may see of them: by their name, by their e-mail only while they are in reach.
 * @param timeZone whose days are meant
 */
export async function whichSales(
  db: Database,
  companyId: string,
  { q, state, from, to }: AskedSales,
  timeZone: string,
  caller: Pick<SessionUser, 'role'>,
  most = MANY_SALES,
): Promise<Which> {
  const own = allOf([
    sql`parcels.company_id = ${companyId}`,
    from && sql`parcels.created_at >= ${midnightOf(from, timeZone)}`,
    to && sql`parcels.created_at < ${midnightOf(to, timeZone, 1)}`,
  ])
  const isOne = q && isUuid(q)
  const meaning = q && !isOne ? await ordersOf(db, q, saleReadings(companyId, caller), most) : undefined
  const which = allOf([
    own,
    state && standsAs(state),
    isOne && sql`parcels.order_id = ${q.toLowerCase()}`,
    meaning?.which,
  ])
  return { which, own, isMany: meaning?.isMany ?? false }
}

function allOf(conditions: readonly (SQL | string | false | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` AND `,
  )
}

function standsAs(state: SaleFilter): SQL {
  if (state === 'charged_back') return sql`orders.state = 'charged_back'`
  if (state !== 'refunded') return sql`parcels.state = ${state}`
  return sql`(orders.state = 'refunded' OR EXISTS (
    SELECT FROM refunds JOIN refund_lines AS back ON back.refund_id = refunds.id
    JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
    WHERE refunds.order_id = parcels.order_id AND line.company_id = parcels.company_id))`
}
