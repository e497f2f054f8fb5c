import { sql } from 'drizzle-orm'
import { type CartEntry, parseCart } from '#contract/cart-cookie.ts'
import type { DataExport } from '#contract/data-export.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { OwnAccount } from './own-account.ts'

/** What lies in somebody's cart, in its order; beers that are no longer there by their id alone. */
export async function exportCart(tx: Transaction, { userId }: OwnAccount): Promise<Pick<DataExport, 'cart'>> {
  const kept = await tx.execute<{ entries: string; changedAt: string }>(
    sql`SELECT entries, to_json(changed_at)#>>'{}' AS "changedAt" FROM account_carts WHERE user_id = ${userId}`,
  )
  const [cart] = kept.rows
  if (!cart) return { cart: null }
  const entries = parseCart(cart.entries)
  const names = await beerNames(tx, entries)
  const lines = entries.map(({ beerId, quantity, seenCents }) => ({
    ...{ beerId, beerName: names.get(beerId) ?? null, quantity },
    priceSeen: dollarsFromCents(seenCents),
  }))
  return { cart: { changedAt: new Date(cart.changedAt).toISOString(), lines } }
}

async function beerNames(tx: Transaction, entries: CartEntry[]): Promise<Map<string, string>> {
  const ids = sql.param(entries.map(({ beerId }) => beerId))
  const found = await tx.execute<{ id: string; name: string }>(
    sql`SELECT id, name FROM beers WHERE id = ANY(${ids}::uuid[])`,
  )
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}
