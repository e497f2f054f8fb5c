import { eq } from 'drizzle-orm'
import type { stopAlerts as call } from '#contract/alerts.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database } from '#database/open-pool.ts'
import { alertChoices } from '#database/schema.ts'

/**
 * Stops all of somebody's mails about what they saved and follow, also those that wait to leave: their writers ask first.
 * Whether there is such a key is told nobody.
 * @param key as it stands in the mails; whatever else it may be stops nothing
 */
export async function stopAlerts(db: Database, key: string | undefined): Promise<ResponseOf<typeof call>> {
  if (key && isUuid(key)) {
    await db.update(alertChoices).set({ restock: false, digest: false }).where(eq(alertChoices.stopKey, key))
  }
  return { stopped: true }
}
