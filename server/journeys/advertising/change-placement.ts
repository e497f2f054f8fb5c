import { eq } from 'drizzle-orm'
import type { changePlacement as call } from '#contract/advertising.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { placements } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { findPlacement } from './find-placement.ts'
import { placementFacts } from './placement-rows.ts'
import { asWritten, lockPlacements, type PlacementBody, refusePlacement } from './write-placement.ts'

/** Changes what stands or will stand in the advertising space. Refuses as findPlacement and refusePlacement do. */
export async function changePlacement(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  body: PlacementBody,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx)
    const today = shopDay(env)
    const before = await findPlacement(tx, id, today)
    if (isRefusal(before)) return before
    const written = asWritten(body)
    const refused = await refusePlacement(tx, today, written, before)
    if (refused) return refused
    const [was, is] = [placementFacts(before), placementFacts(written)]
    if (JSON.stringify(was) === JSON.stringify(is)) return { id }
    const { from: startsOn, until: endsOn, ...rest } = written
    await tx
      .update(placements)
      .set({ ...rest, startsOn, endsOn })
      .where(eq(placements.id, id))
    await recordAudit(tx, actor, {
      action: 'advertisement-changed',
      subject: { kind: 'advertisement', id },
      facts: { before: was, after: is },
    })
    return { id }
  })
}
