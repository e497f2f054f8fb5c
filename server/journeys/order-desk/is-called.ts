import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { isOrderCode } from '#contract/order-code.ts'
import type { Database } from '#database/open-pool.ts'
import { type Meaning, type MOST, ordersOf } from './orders-of.ts'

/** Of a payment page: the collector's number and a UUID. Shorter words are not looked for there, where no index helps. */
const PREFERENCE_MIN_CHARACTERS = 20

/**
 * The condition on `orders` that somebody may mean them by a text: the one that it names, by the order's own id or the end of it,
 * the provider's id of a payment or of a payment page; and where it names none, those that its words mean, by who bought and
 * what. Each way asks an index, but for payment pages, which read through the orders once.
 */
export async function isCalled(db: Database, text: string, most: typeof MOST): Promise<Meaning> {
  const { rows } = await db.execute<{ id: string }>(sql.join(namedBy(text), sql` UNION `))
  if (rows.length) {
    const ids = sql.param(rows.map(({ id }) => id))
    return { which: sql`orders.id = ANY (${ids}::uuid[])`, isMany: false }
  }
  return ordersOf(db, text, ['beer', 'buyer'], most)
}

function namedBy(text: string): SQL[] {
  const ways = [sql`SELECT order_id AS id FROM payments WHERE provider_id = ${text}`]
  const code = text.replace(/^#/, '').toLowerCase()
  if (isOrderCode(code)) ways.push(sql`SELECT id FROM orders WHERE right(id::text, 8) = ${code}`)
  if (isUuid(text)) ways.push(sql`SELECT id FROM orders WHERE id = ${text.toLowerCase()}`)
  else if (text.length >= PREFERENCE_MIN_CHARACTERS && !/[@\s]/.test(text)) {
    ways.push(sql`SELECT id FROM orders WHERE preference_id = ${text}`)
  }
  return ways
}
