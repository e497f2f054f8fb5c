import { sql } from 'drizzle-orm'
import { WEBHOOK_KEPT_DAYS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'

const AT_ONCE = 5_000

/** Deletes what was told a month ago, whatever became of it, and secrets that sign no more. */
export async function forgetDeliveries(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE webhook_targets SET former_sealed = NULL, former_until = NULL WHERE former_until <= now()`)
  for (;;) {
    const { rowCount } = await db.execute(sql`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE created_at < now() - make_interval(days => ${WEBHOOK_KEPT_DAYS}::int)
        ORDER BY created_at LIMIT ${AT_ONCE})`)
    if ((rowCount ?? 0) < AT_ONCE) return
  }
}
