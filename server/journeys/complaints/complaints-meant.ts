import { type SQL, sql } from 'drizzle-orm'
import { ORDER_CODE_CHARACTERS } from '#contract/order-code.ts'
import type { Database } from '#database/open-pool.ts'
import { holdsWords } from '../../search/search-words.ts'
import { ordersNamed } from '../parcels/named-parcels.ts'

const CODE = sql`right(one.order_id::text, ${sql.raw(String(ORDER_CODE_CHARACTERS))})`

/** All that words are looked for in, made once however many words there are: of `one`, a complaint. */
const SAID = sql`search_normal(concat_ws(E'\\n', ${CODE}, (SELECT recipient FROM orders WHERE orders.id = one.order_id),
  (SELECT string_agg(line.name, E'\\n') FROM complaint_lines AS asked
   JOIN order_lines AS line ON line.order_id = one.order_id AND line.beer_id = asked.beer_id
   WHERE asked.complaint_id = one.id),
  (SELECT string_agg(words, E'\\n') FROM complaint_events WHERE complaint_id = one.id)))`

/**
 * Which of a company's complaints `q` means, as a condition on `complaints`: those about the order that it names, else those that hold
 * each of its words, of the first so many. Without `q` all of them.
 * @returns `isOfNewest`: there are others, which words were not looked for in
 */
export async function complaintsMeant(
  db: Database,
  companyId: string,
  q: string | undefined,
  { order, most }: { order: SQL; most: number },
): Promise<{ meant: SQL; isOfNewest: boolean }> {
  const all = sql`company_id = ${companyId}`
  if (!q) return { meant: all, isOfNewest: false }
  const named = await ordersNamed(db, companyId, q)
  if (named.length) {
    return { meant: sql`${all} AND order_id = ANY (${sql.param(named)}::uuid[])`, isOfNewest: false }
  }
  const first = sql`SELECT id, order_id FROM complaints WHERE ${all} ORDER BY ${order}`
  const [found, others] = await Promise.all([
    db.execute<{ id: string }>(sql`
      SELECT one.id FROM (${first} LIMIT ${most}) AS one
      CROSS JOIN LATERAL (SELECT ${SAID} AS words OFFSET 0) AS said
      WHERE ${holdsWords(sql`said.words`, q)}`),
    db.execute(sql`${first} LIMIT 1 OFFSET ${most}`),
  ])
  const ids = found.rows.map(({ id }) => id)
  return { meant: sql`${all} AND id = ANY (${sql.param(ids)}::uuid[])`, isOfNewest: others.rows.length > 0 }
}
