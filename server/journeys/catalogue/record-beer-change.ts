import { BEER_FACT_NAMES } from '#contract/beer-facts.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { beers } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { recordOf } from '../../features/catalogue/beer-record.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { changedValues } from '../people/changed-values.ts'
import { switchFacts } from '../people/switch.ts'

type Beer = typeof beers.$inferSelect

type BeerChange = {
  before: Beer
  after: Beer
  /** Who sells it; whose data the admin's words about it are. */
  userId: string | null
  reason: string | undefined
  cancelledOrders: number
}

/** Pictures go apart. */
const FIELDS = BEER_FACT_NAMES.filter((fact) => fact !== 'image')

/**
 * Writes down what an admin changed about a beer: that it was blocked or unblocked, and apart from that what was edited.
 * Its seller is told of both. What a beer says is nobody's personal data; a picture goes with its seller's.
 */
export async function recordBeerChange(
  jobs: JobQueue,
  tx: Transaction,
  actor: Actor,
  { before, after, userId, reason, cancelledOrders }: BeerChange,
): Promise<void> {
  const subject = { kind: 'beer' as const, id: after.id, userId, name: after.name }
  if (before.blocked !== after.blocked) {
    await recordToldAct(jobs, tx, actor, {
      action: after.blocked ? 'beer-deactivated' : 'beer-activated',
      subject,
      reason,
      facts: switchFacts(!after.blocked, { cancelledOrders }),
    })
  }
  const edited = changedValues(FIELDS, recordOf(before), recordOf(after))
  const pictures = changedValues(['image'], before, after)
  if (edited || pictures) {
    await recordToldAct(jobs, tx, actor, {
      action: 'beer-edited',
      subject,
      reason,
      facts: { ...edited },
      ...pictures,
    })
  }
}
