import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { changeBeer as call } from '#contract/publishing.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { beers } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { changeLockedBeer } from './change-locked-beer.ts'
import { getBeer } from './get-beer.ts'
import { findPublicReviews, type PublicReview } from './public-reviews.ts'

type Change = BodyOf<typeof call>

/**
 * Changes a beer of the caller's company: the full record, or only its status.
 * Refuses: beer-not-found (also somebody else's that is not on sale), forbidden (somebody else's), and as
 * changeLockedBeer does; record-changed with `current`, the record as it is now.
 */
export async function changeBeer(
  { db, pool, media, env }: Pick<Services, 'db' | 'pool' | 'media' | 'env'>,
  id: string,
  change: Change,
  caller: SessionUser,
): Promise<BeerDetail | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const today = shopDay(env)
  const reviews = await reviewsToCompare(pool, id, change)
  const refusal = await changeOwnBeer({ db, media, env }, id, () => change, { companyId: caller.id, reviews })
  return answerBeerChange(pool, id, caller, today, refusal)
}

/**
 * Changes a beer of a company in a transaction of its own. Refuses: beer-not-found and forbidden (somebody else's), and as
 * changeLockedBeer does.
 * @param changeOf what is to change of the beer as it stands
 */
export function changeOwnBeer(
  { db, media, env }: Pick<Services, 'db' | 'media' | 'env'>,
  id: string,
  changeOf: (beer: typeof beers.$inferSelect) => Change,
  { companyId, reviews = [] }: { companyId: string; reviews?: BeerDetail['Qualifications'] },
): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    // The lock that an update takes, and no more: 'update' would shut out, and wait for, every order line and review
    // that is just being written, and two reviews at once would meet it in a deadlock.
    const [beer] = await tx.select().from(beers).where(eq(beers.id, id)).for('no key update')
    const isOwn = beer?.companyId === companyId
    if (!beer || !(isOwn || beer.onSale)) return refuse('beer-not-found')
    if (!isOwn) return refuse('forbidden')
    return changeLockedBeer(tx, media, beer, changeOf(beer), { by: 'seller', reviews, today: shopDay(env) })
  })
}

/** The beer as it is after a change, which is told along with record-changed; otherwise what the change refused. */
export async function answerBeerChange(
  pool: Pool,
  id: string,
  caller: SessionUser,
  today: string,
  refusal: Refusal | undefined,
): Promise<BeerDetail | Refusal> {
  if (refusal && refusal.refused !== 'record-changed') return refusal
  const now = await getBeer(pool, id, caller, today)
  return refusal ? refuse('record-changed', { current: now }) : now
}

/** Those of the beer's reviews that a record carries, as they are. */
export async function reviewsToCompare(pool: Pool, id: string, change: Change): Promise<PublicReview[]> {
  const carried = 'name' in change ? (change.Qualifications ?? []) : []
  const ids = carried.flatMap((review) => {
    const named = (review as { id?: unknown } | null)?.id
    return typeof named === 'string' && isUuid(named) ? [named] : []
  })
  return ids.length > 0 ? findPublicReviews(pool, id, ids) : []
}
