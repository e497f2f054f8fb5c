import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { isOrderCode } from '#contract/order-code.ts'

/** Of a payment page: the collector's number and a UUID. Shorter words are not looked for there, where no index helps. */
const PREFERENCE_MIN_CHARACTERS = 20

/**
 * A condition on `orders`: that somebody may mean it by this word, which is its own id or the end of it, the provider's
 * id of a payment or of a payment page, or a part of its buyer's e-mail. Each way asks an index, but for the end of an id
 * and for payment pages, which read through the orders once. Lists of ids (`ANY (ARRAY …)`) keep that so whether few or
 * all buyers are meant: with 100,000 orders 1 ms for one buyer's, 0.1 s for everybody's.
 */
export function isCalled(word: string): SQL {
  const lowerCase = word.toLowerCase()
  const part = `%${lowerCase.replace(/[\\%_]/g, '\\$&')}%`
  const ways = [sql`SELECT order_id FROM payments WHERE provider_id = ${word}`]
  if (isUuid(word)) ways.push(sql`SELECT ${lowerCase}::uuid`)
  if (isOrderCode(word))
    ways.push(sql`SELECT orders.id FROM orders WHERE right(orders.id::text, 8) = ${lowerCase}`)
  if (word.length >= PREFERENCE_MIN_CHARACTERS && !word.includes('@')) {
    ways.push(sql`SELECT orders.id FROM orders WHERE preference_id = ${word}`)
  }
  return sql`(
    buyer_id = ANY (ARRAY(SELECT users.id FROM users WHERE email LIKE ${part}))
    OR orders.id = ANY (ARRAY(${sql.join(ways, sql` UNION ALL `)})))`
}
