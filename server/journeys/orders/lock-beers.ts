import { sql } from 'drizzle-orm'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'

/** A beer's row while it is locked. */
export type LockedBeer = {
  id: string
  companyId: string
  companyName: string
  name: string
  presentation: string
  type: string
  image: string
  priceCents: number
  onHand: number
  reserved: number
  /** On sale, and not past its best-before day. */
  onSale: boolean
  /** Whether somebody sells for its company, and would send it. */
  hasSeller: boolean
  /** The last day on which its company is away; null where it sells. */
  pausedUntil: string | null
  /** Countries that its company ships to; null for all. */
  shipsTo: string[] | null
}

/**
 * Locks beers in order of their ids, as every transaction of the checkout does, and reads them as they then are.
 * @param today the shop's day
 */
export async function lockBeers(
  tx: Transaction,
  beerIds: string[],
  today: string,
): Promise<Map<string, LockedBeer>> {
  const found = await executePrepared<LockedBeer>(
    tx,
    sql`
    SELECT beers.id, company_id AS "companyId", shown_name(company_id) AS "companyName", beers.name, presentation,
           beers.type, beers.image, price_cents AS "priceCents", on_hand AS "onHand", reserved,
           on_sale AND coalesce(best_before >= ${today}, true) AS "onSale", has_seller AS "hasSeller",
           CASE WHEN paused_until >= ${today} THEN paused_until::text END AS "pausedUntil", ships_to AS "shipsTo"
    FROM beers JOIN companies ON companies.id = beers.company_id
    WHERE beers.id = ANY(${sql.param(beerIds)}::uuid[])
    ORDER BY beers.id FOR NO KEY UPDATE OF beers`,
  )
  return new Map(found.rows.map((beer) => [beer.id, beer]))
}
