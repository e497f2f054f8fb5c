import { sql } from 'drizzle-orm'
import type { CartEntry } from '#contract/cart-cookie.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { isOnSale, stockFor } from './beers-for-buyer.ts'

/**
 * How many units of each beer in the cart can be had, and of what is no beer none: what its icon counts on every page.
 * @param today the shop's day
 */
export async function countCart(
  db: Database,
  entries: CartEntry[],
  caller: SessionUser | null,
  today: string,
): Promise<{ ofBeers: Record<string, number> }> {
  const ids = entries.map(({ beerId }) => beerId)
  const none = Object.fromEntries(ids.map((id) => [id, 0]))
  if (!ids.length) return { ofBeers: none }
  const buyerId = caller?.role === 'Person' ? caller.id : null
  const { rows } = await db.execute<{ id: string; units: number }>(sql`
    SELECT id, CASE WHEN ${isOnSale(today)} AND has_seller THEN greatest(${stockFor(buyerId)}, 0) ELSE 0 END AS units
    FROM beers WHERE id = ANY(${sql.param(ids)}::uuid[])`)
  return { ofBeers: { ...none, ...Object.fromEntries(rows.map(({ id, units }) => [id, units])) } }
}
