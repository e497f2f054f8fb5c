import { sql } from 'drizzle-orm'
import type { CartEntry } from '#contract/cart-cookie.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { AgainLine } from '#contract/orders.ts'
import { getCart } from '../../features/cart/get-cart.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

/**
 * The lines of an order of the caller's, priced now by the cart's own rules: what can be had of it today, for how much, and
 * what it cost then. Nothing is held.
 * Refuses: not-found (no such order, somebody else's, no id).
 */
export async function priceAgain(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  caller: SessionUser,
): Promise<{ lines: AgainLine[] } | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const { rows } = await db.execute<CartEntry>(sql`
    SELECT beer_id AS "beerId", quantity, unit_cents AS "seenCents"
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE orders.id = ${id} AND buyer_id = ${caller.id} ORDER BY ${LINES_IN_ORDER}`)
  if (!rows.length) return refuse('not-found')
  const { lines } = await getCart(db, rows, caller, shopDay(env))
  return { lines }
}
