import { sql } from 'drizzle-orm'
import type { CartEntry } from '#contract/cart-cookie.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { heldFor, isOnSale, pausedUntil } from './beers-for-buyer.ts'

/**
 * How many units of each beer in the cart can be had, and of what is no beer none: what its icon counts on every page. Of a brewery
 * that is away those that the buyer's own open order holds.
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
    SELECT beers.id, CASE WHEN ${isOnSale(today)} AND has_seller
        THEN CASE WHEN ${pausedUntil(today)} IS NULL THEN greatest(on_hand - reserved, 0) ELSE 0 END + ${heldFor(buyerId)}
        ELSE 0 END AS units
    FROM beers JOIN companies ON companies.id = company_id WHERE beers.id = ANY(${sql.param(ids)}::uuid[])`)
  return { ofBeers: { ...none, ...Object.fromEntries(rows.map(({ id, units }) => [id, units])) } }
}
