import { eq, sql } from 'drizzle-orm'
import type { withdrawPlacement as call } from '#contract/advertising.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { placements } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { findPlacement } from './find-placement.ts'
import { placementFacts } from './placement-rows.ts'
import { lockPlacements } from './write-placement.ts'

/** Takes something out of the advertising space. Refuses as findPlacement does. */
export async function withdrawPlacement(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx)
    const placement = await findPlacement(tx, id, shopDay(env))
    if (isRefusal(placement)) return placement
    await tx.update(placements).set({ withdrawnAt: sql`clock_timestamp()` }).where(eq(placements.id, id))
    await recordAudit(tx, actor, {
      action: 'advertisement-withdrawn',
      subject: { kind: 'advertisement', id },
      reason,
      facts: placementFacts(placement),
    })
    return { id }
  })
}
