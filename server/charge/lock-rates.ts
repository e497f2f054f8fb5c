import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Whoever writes a rate compares it with those before: one at a time, while others go on reading. */
export async function lockRates(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE exchange_rates IN SHARE ROW EXCLUSIVE MODE`)
}
