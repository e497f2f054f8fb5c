import { type SQL, sql } from 'drizzle-orm'
import { ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import type { Database } from '#database/open-pool.ts'
import { buyerName } from '../../orders/buyer-name.ts'
import { holdsWords } from '../../search/search-words.ts'
import { ordersNamed } from '../parcels/named-parcels.ts'

const CODE = sql`right(one.order_id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))})`

/** All that words are looked for in, made once however many words there are: of `one`, a thread, with its `orders`, `users` and `buyers`. */
const SAID = sql`search_normal(concat_ws(E'\\n', ${CODE}, ${buyerName},
  (SELECT string_agg(text, E'\\n') FROM order_messages AS message
   WHERE message.order_id = one.order_id AND message.company_id = one.company_id)))`

/** What a thread is told by: its company and order. */
const threads = (companyId: string, which: SQL) =>
  sql`SELECT order_id, company_id FROM order_threads WHERE company_id = ${companyId} AND ${which}`

/**
 * Which of a company's threads `q` means, as a condition on `order_threads`: that of the order which it names, else those that hold each
 * of its words, of those that wait for an answer and of so many of the newest others. Without `q` all of them.
 * @returns `isOfNewest`: there are others, which words were not looked for in
 */
export async function threadsMeant(
  db: Database,
  companyId: string,
  q: string | undefined,
  most: number,
): Promise<{ meant: SQL; isOfNewest: boolean }> {
  const all = sql`company_id = ${companyId}`
  if (!q) return { meant: all, isOfNewest: false }
  const these = (orderIds: string[]) => sql`${all} AND order_id = ANY (${sql.param(orderIds)}::uuid[])`
  const named = await ordersNamed(db, companyId, q)
  if (named.length) return { meant: these(named), isOfNewest: false }
  const answered = sql`${threads(companyId, sql`waiting_since IS NULL`)} ORDER BY last_at DESC, order_id DESC`
  const [found, older] = await Promise.all([
    db.execute<{ id: string }>(sql`
      SELECT one.order_id AS id
      FROM (${threads(companyId, sql`waiting_since IS NOT NULL`)} UNION ALL (${answered} LIMIT ${most})) AS one
      JOIN orders ON orders.id = one.order_id JOIN users ON users.id = buyer_id
      LEFT JOIN buyers ON buyers.user_id = buyer_id
      CROSS JOIN LATERAL (SELECT ${SAID} AS words OFFSET 0) AS said
      WHERE ${holdsWords(sql`said.words`, q)}`),
    db.execute(sql`${answered} LIMIT 1 OFFSET ${most}`),
  ])
  return { meant: these(found.rows.map(({ id }) => id)), isOfNewest: older.rows.length > 0 }
}
