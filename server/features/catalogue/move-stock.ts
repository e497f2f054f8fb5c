import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { beers, stockMovements } from '#database/schema.ts'

/**
 * Puts units on the shelf, or takes them off when negative, and writes the movement down. Callers hold the beer's row
 * and have checked that what is held stays covered; the table's CHECK refuses the rest.
 */
export async function moveStock(tx: Transaction, beerId: string, units: number): Promise<void> {
  if (units === 0) return
  await tx.insert(stockMovements).values({ beerId, units, cause: 'put' })
  await tx
    .update(beers)
    .set({ onHand: sql`${beers.onHand} + ${units}` })
    .where(eq(beers.id, beerId))
}
