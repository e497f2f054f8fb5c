import { sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { isOrderCode, ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import {
  hasLine,
  hasNamedLine,
  isNamed,
  isReachedAt,
  mayBeNamed,
  type Reading,
} from '../order-desk/orders-of.ts'

const CODE = sql`right(orders.id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))})`

/**
 * By what a word can mean an order to a brewery: its code, a beer of the brewery's, its buyer's name, and their e-mail for as long as who
 * asks is shown it. Of `parcels` joined with `orders`, where it is the brewery's parcel.
 */
export function saleReadings(companyId: string, caller: Pick<SessionUser, 'role'>): Reading[] {
  const isInReach = buyerInReachOf(caller)
  const own = sql`FROM orders JOIN parcels ON parcels.order_id = orders.id AND parcels.company_id = ${companyId}`
  return [
    {
      ids: (_, word) =>
        isOrderCode(codeOf(word)) ? sql`SELECT id FROM orders WHERE ${CODE} = ${codeOf(word)}` : null,
      orders: (list) => sql`SELECT unnest(${list})`,
      has: (list) => sql`orders.id = ANY (${list})`,
      hasNamed: (_, word) => sql`${CODE} = ${codeOf(word)}`,
    },
    {
      ids: (part) =>
        sql`SELECT id FROM beers WHERE company_id = ${companyId} AND search_normal(name) LIKE ${part}`,
      orders: (list) => sql`SELECT order_id FROM order_lines WHERE beer_id = ANY (${list})`,
      has: (list) => hasLine(sql`beer_id`, list),
      hasNamed: (part) =>
        hasNamedLine(sql`beers`, sql`beer_id`, sql`name`, part, sql`named.company_id = ${companyId}`),
    },
    {
      ids: (part) => sql`SELECT user_id AS id FROM buyers WHERE ${isNamed(part)}`,
      atMost: mayBeNamed,
      orders: (list) => sql`SELECT orders.id ${own} WHERE buyer_id = ANY (${list})`,
      has: (list) => sql`orders.buyer_id = ANY (${list})`,
      hasNamed: (part) =>
        sql`EXISTS (SELECT FROM buyers WHERE buyers.user_id = orders.buyer_id AND ${isNamed(part)} OFFSET 0)`,
    },
    {
      ids: (part) => sql`SELECT id FROM users WHERE ${isReachedAt(part)}`,
      orders: (list) => sql`SELECT orders.id ${own} WHERE buyer_id = ANY (${list}) AND ${isInReach}`,
      has: (list) => sql`(orders.buyer_id = ANY (${list}) AND ${isInReach})`,
      hasNamed: (
        part,
      ) => sql`(EXISTS (SELECT FROM users WHERE users.id = orders.buyer_id AND ${isReachedAt(part)} OFFSET 0)
        AND ${isInReach})`,
    },
  ]
}

const codeOf = (word: string) => word.replace(/^#/, '')
