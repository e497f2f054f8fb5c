import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { beers, stockMovements } from '#database/schema.ts'

/**
 * Puts units on the shelf, or takes them off when negative, and writes the movement down. Callers hold the beer's row
 * and have checked that what is held stays covered; the table's CHECK refuses the rest.
 */
export async function moveStock(tx: Transaction, beerId: string, units: number): Promise<void> {
  if (units === 0) return
  await noteStockPut(tx, [{ beerId, units }])
  await tx
    .update(beers)
    .set({ onHand: sql`${beers.onHand} + ${units}` })
    .where(eq(beers.id, beerId))
}

/** Writes down what is on the shelf already, such as a beer that was published with its units. Of none nothing is written. */
export async function noteStockPut(
  tx: Transaction,
  movements: readonly { beerId: string; units: number }[],
): Promise<void> {
  const put = movements.filter(({ units }) => units !== 0)
  if (put.length)
    await tx.insert(stockMovements).values(put.map((each) => ({ ...each, cause: 'put' as const })))
}
