import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { findSales, SaleFilter } from '#contract/sales.ts'
import { buyerInReachOf } from '../../orders/buyer-in-reach.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import { midnightOf } from './which-days.ts'

export type AskedSales = Omit<QueryOf<typeof findSales>, 'pag'>

/** How everybody calls an order: the end of its id, with or without a sign before it. */
const CODE = /^#?([0-9a-f]{8})$/

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
    q && (isUuid(q) ? sql`parcels.order_id = ${q.toLowerCase()}` : holdsWords(q, caller)),
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

function holdsWords(q: string, caller: Pick<SessionUser, 'role'>): SQL {
  return sql.join(
    searchWords(q).map((word) => holdsWord(word, caller)),
    sql` AND `,
  )
}

/**
 * Asked of each of the company's sales, so that it costs what its own history costs, whoever else buys here. Beers are called
 * what they were called then, as they stand on the list.
 */
function holdsWord(word: string, caller: Pick<SessionUser, 'role'>): SQL {
  const part = partPattern(word)
  const ways = [
    sql`EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = parcels.order_id
      AND line.company_id = parcels.company_id AND search_normal(line.name) LIKE ${part})`,
    sql`EXISTS (SELECT FROM buyers WHERE user_id = orders.buyer_id
      AND search_normal(concat_ws(' ', buyers.name, buyers.last_name)) LIKE ${part})`,
    sql`(EXISTS (SELECT FROM users WHERE users.id = orders.buyer_id AND deleted_at IS NULL AND email LIKE ${part})
      AND ${buyerInReachOf(caller)})`,
  ]
  const code = CODE.exec(word)?.[1]
  if (code) ways.push(sql`right(parcels.order_id::text, 8) = ${code}`)
  return sql`(${sql.join(ways, sql` OR `)})`
}
