import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/**
 * Lets open orders come to the end of their time, and of their hold, as waiting would: what they hold is still held until
 * somebody looks.
 * @param which a condition on `orders`; without it all of them
 */
export async function letOrdersRunOut(db: Database, which: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    UPDATE orders
    SET payable_until = now(), reserved_until = CASE WHEN reserved_until IS NOT NULL THEN now() END
    WHERE state = 'pending' AND ${which}`)
}
