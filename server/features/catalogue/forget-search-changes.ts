import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

/** Every process has read them by then, or reads everything anew (adapters/beers-in-memory). */
export async function forgetSearchChanges(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM search_changes WHERE at < now() - interval '1 hour'`)
}
