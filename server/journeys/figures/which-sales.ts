import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { isOrderCode } from '#contract/order-code.ts'
import type { findSales, SaleFilter } from '#contract/sales.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import { midnightOf } from './which-days.ts'

export type AskedSales = Omit<QueryOf<typeof findSales>, 'pag'>

/**
 * The condition on `parcels` joined with `orders` that they are sales of a company, and those that are asked for. Who looks for
 * a buyer finds them by what they may see of them: by their name, by their e-mail only while they are in reach.
 * @param timeZone whose days are meant
 */
export function whichSales(
  companyId: string,
  { q, state, from, to }: AskedSales,
  timeZone: string,
  caller: Pick<SessionUser, 'role'>,
): SQL {
  const conditions = [
    sql`parcels.company_id = ${companyId}`,
    from && sql`parcels.created_at >= ${midnightOf(from, timeZone)}`,
    to && sql`parcels.created_at < ${midnightOf(to, timeZone, 1)}`,
    state && standsAs(state),
    q && (isUuid(q) ? sql`parcels.order_id = ${q.toLowerCase()}` : holdsWords(companyId, q, caller)),
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` AND `)
}

function standsAs(state: SaleFilter): SQL {
  if (state === 'charged_back') return sql`orders.state = 'charged_back'`
  if (state !== 'refunded') return sql`parcels.state = ${state}`
  return sql`(orders.state = 'refunded' OR EXISTS (
    SELECT FROM refunds JOIN refund_lines AS back ON back.refund_id = refunds.id
    JOIN order_lines AS line ON line.order_id = refunds.order_id AND line.beer_id = back.beer_id
    WHERE refunds.order_id = parcels.order_id AND line.company_id = parcels.company_id))`
}

function holdsWords(companyId: string, q: string, caller: Pick<SessionUser, 'role'>): SQL {
  const words = searchWords(q).map((word) => sql`parcels.order_id IN (${ordersOf(companyId, word, caller)})`)
  return sql.join(words, sql` AND `)
}

/**
 * The ids of a company's orders that a word can mean. Each way begins where fewest are: asked of each sale in turn, a word that
 * nothing holds took four seconds of a brewery with 100,000. The text that buyers are found by holds their document too: only
 * their name counts.
 */
function ordersOf(companyId: string, word: string, caller: Pick<SessionUser, 'role'>): SQL {
  const part = partPattern(word)
  const own = sql`SELECT parcels.order_id FROM parcels JOIN orders ON orders.id = parcels.order_id`
  const ways = [
    sql`SELECT line.order_id FROM beers JOIN order_lines AS line ON line.beer_id = beers.id
        WHERE beers.company_id = ${companyId} AND search_normal(beers.name) LIKE ${part}`,
    sql`${own} JOIN buyers ON buyers.user_id = orders.buyer_id
        WHERE parcels.company_id = ${companyId} AND search_text LIKE ${part}
          AND search_normal(concat_ws(' ', buyers.name, buyers.last_name)) LIKE ${part}`,
    sql`${own} JOIN users ON users.id = orders.buyer_id
        WHERE parcels.company_id = ${companyId} AND email LIKE ${part} AND deleted_at IS NULL AND ${buyerInReachOf(caller)}`,
  ]
  const code = word.replace(/^#/, '')
  if (isOrderCode(code)) {
    ways.push(
      sql`SELECT order_id FROM parcels WHERE company_id = ${companyId} AND right(order_id::text, 8) = ${code}`,
    )
  }
  return sql.join(ways, sql` UNION `)
}
