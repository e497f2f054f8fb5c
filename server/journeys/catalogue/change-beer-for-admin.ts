import { eq } from 'drizzle-orm'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { changeBeer as call } from '#contract/publishing.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers, companies } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { answerBeerChange, reviewsToCompare } from '../../features/catalogue/change-beer.ts'
import { changeLockedBeer } from '../../features/catalogue/change-locked-beer.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { cancelOpenOrders, lockOpenOrdersWith, type OpenOrder } from '../orders/cancel-open-orders.ts'
import { closeGate } from '../orders/placing-gate.ts'
import { mailWithdrawn } from '../people/mail-withdrawn.ts'
import { recordBeerChange } from './record-beer-change.ts'

type Beer = typeof beers.$inferSelect

/**
 * An admin changes a beer: the full record, or its status alone. Off blocks it, whatever its seller says: every open order
 * with it is cancelled and its buyer told, what is paid is sent. The same state again changes and writes nothing.
 * Refuses: beer-not-found, and as changeLockedBeer does; record-changed with `current`, the record as it is now.
 */
export async function changeBeerForAdmin(
  { db, pool, media, env, jobs }: Pick<Services, 'db' | 'pool' | 'media' | 'env' | 'jobs'>,
  id: string,
  change: BodyOf<typeof call>,
  { caller, actor }: { caller: SessionUser; actor: Actor },
): Promise<BeerDetail | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const today = shopDay(env)
  const reviews = await reviewsToCompare(pool, id, change)
  const refusal = await inTransaction(db, (tx) =>
    changeBeerIn(tx, { media, jobs }, id, change, { actor, reviews, today }),
  )
  return answerBeerChange(pool, id, caller, today, refusal)
}

/**
 * The same as a part of another act: of a beer that was reported and is taken down. @param reviews as reviewsToCompare found them
 */
export async function changeBeerIn(
  tx: Transaction,
  { media, jobs }: Pick<Services, 'media' | 'jobs'>,
  id: string,
  change: BodyOf<typeof call>,
  { actor, reviews, today }: { actor: Actor; reviews: BeerDetail['Qualifications']; today: string },
): Promise<Refusal | undefined> {
  const held = await holdBeer(tx, id, { closing: change.status === false })
  if (!held) return refuse('beer-not-found')
  const { beer, open } = held
  const refused = await changeLockedBeer(tx, media, beer, change, { by: 'admin', reviews, today })
  if (refused) return refused
  const [after] = await tx.select().from(beers).where(eq(beers.id, id))
  const cancelled = after!.blocked && !beer.blocked ? open : []
  await cancelOpenOrders(tx, cancelled, 'beer-deactivated')
  await mailWithdrawn(tx, jobs, cancelled, { beerId: id })
  await recordBeerChange(jobs, tx, actor, {
    before: beer,
    after: after!,
    userId: held.userId,
    reason: change.reason,
    cancelledOrders: cancelled.length,
  })
  return undefined
}

/**
 * Holds a beer, and where it may be about to be blocked first its company's gate and the open orders with it. `userId`:
 * who sells it, if anybody does.
 */
async function holdBeer(
  tx: Transaction,
  id: string,
  { closing }: { closing: boolean },
): Promise<{ beer: Beer; userId: string | null; open: OpenOrder[] } | undefined> {
  const [found] = await tx
    .select({ companyId: companies.id, userId: companies.userId })
    .from(beers)
    .innerJoin(companies, eq(companies.id, beers.companyId))
    .where(eq(beers.id, id))
  if (!found) return undefined
  if (closing) await closeGate(tx, found.companyId)
  const open = closing ? await lockOpenOrdersWith(tx, { beerId: id }) : []
  const [beer] = await tx.select().from(beers).where(eq(beers.id, id)).for('no key update')
  return beer && { beer, userId: found.userId, open }
}
