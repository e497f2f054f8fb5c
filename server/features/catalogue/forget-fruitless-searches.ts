import { sql } from 'drizzle-orm'
import { FRUITLESS_DAYS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'

/** What nobody has looked for lately says nothing any more. */
export async function forgetFruitlessSearches(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM fruitless_searches WHERE day < current_date - ${FRUITLESS_DAYS}::int`)
}
