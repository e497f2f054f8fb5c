import type { placeAdvertisement as call } from '#contract/advertising.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { placements } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { placementFacts } from './placement-rows.ts'
import { asWritten, lockPlacements, type PlacementBody, refusePlacement } from './write-placement.ts'

/** Puts something in the advertising space. Refuses as refusePlacement does. */
export async function placeAdvertisement(
  { db, env }: Pick<Services, 'db' | 'env'>,
  body: PlacementBody,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx)
    const written = asWritten(body)
    const refused = await refusePlacement(tx, shopDay(env), written)
    if (refused) return refused
    const { from: startsOn, until: endsOn, ...rest } = written
    const [placed] = await tx
      .insert(placements)
      .values({ ...rest, startsOn, endsOn, madeBy: actor.userId })
      .returning({ id: placements.id })
    const { id } = placed!
    await recordAudit(tx, actor, {
      action: 'advertisement-placed',
      subject: { kind: 'advertisement', id },
      facts: placementFacts(written),
    })
    return { id }
  })
}
