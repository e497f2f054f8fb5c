import { sql } from 'drizzle-orm'
import type { AlertChoice, chooseAlerts as call } from '#contract/alerts.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { alertChoices } from '#database/schema.ts'
import { whileHeld } from '../../features/saved/while-held.ts'
import type { Services } from '../../services.ts'
import { getAlerts } from './get-alerts.ts'
import { nextMorning } from './next-morning.ts'

/**
 * Chooses which mails a buyer gets. Whoever turns the digest on hears of what comes from then on, for the first time the
 * next morning. Refuses: too-many-requests, not-signed-in (deleted meanwhile).
 */
export async function chooseAlerts(
  { db, env, rateLimits }: Pick<Services, 'db' | 'env' | 'rateLimits'>,
  userId: string,
  { restock, digest }: AlertChoice,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooOften = await rateLimits.take('saved', userId)
  if (tooOften) return tooOften
  const begins = sql`${alertChoices.digest} IS NOT TRUE AND ${digest}`
  const due = nextMorning(env)
  return whileHeld(db, userId, async (tx) => {
    await tx
      .insert(alertChoices)
      .values({ userId, restock, digest, digestDue: due })
      .onConflictDoUpdate({
        target: alertChoices.userId,
        set: {
          restock,
          digest,
          lookedAt: sql`CASE WHEN ${begins} THEN now() ELSE ${alertChoices.lookedAt} END`,
          digestDue: sql`CASE WHEN ${begins} THEN ${due} ELSE ${alertChoices.digestDue} END`,
        },
      })
    return getAlerts(tx, userId)
  })
}
