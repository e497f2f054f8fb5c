import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { MAX_STOCK } from '#contract/limits.ts'
import type { changeBeer as call } from '#contract/publishing.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { beers } from '#database/schema.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { columnsOf } from './beer-record.ts'
import { getBeer } from './get-beer.ts'
import { moveStock } from './move-stock.ts'
import { refuseReadOnlyFields } from './read-only-fields.ts'
import { refuseWrongDates } from './refuse-wrong-dates.ts'

const TOO_MUCH = textOf('beer.stockMost', { max: MAX_STOCK })

type Beer = typeof beers.$inferSelect
type Change = BodyOf<typeof call>
type FullRecord = Extract<Change, { name: string }>

/**
 * Changes a beer of the caller's company, or any for an admin: the full record, or only its status.
 * Refuses: beer-not-found (also somebody else's that is not on sale), forbidden (somebody else's), read-only-field,
 * below-held-stock, malformed (more on hand than a beer may have, a picture that is not ours).
 */
export async function changeBeer(
  { db, pool, media, env }: Pick<Services, 'db' | 'pool' | 'media' | 'env'>,
  id: string,
  change: Change,
  caller: SessionUser,
): Promise<BeerDetail | Refusal> {
  if (!isUuid(id)) return refuse('beer-not-found')
  const today = shopDay(env)
  const reviews = await reviewsToCompare(pool, id, change, caller, today)
  const refusal = await db.transaction(async (tx) => {
    // The lock that an update takes, and no more: 'update' would shut out, and wait for, every order line and review
    // that is just being written, and two reviews at once would meet it in a deadlock.
    const [beer] = await tx.select().from(beers).where(eq(beers.id, id)).for('no key update')
    const admin = caller.role === 'Admin'
    const own = beer?.companyId === caller.id
    if (!beer || !(admin || own || beer.onSale)) return refuse('beer-not-found')
    if (!(admin || own)) return refuse('forbidden')
    const switched = switchOf(beer, change.status, admin)
    if (isRefusal(switched)) return switched
    if (!('name' in change)) {
      if (change.companyId !== beer.companyId) return refuse('read-only-field', { field: 'companyId' })
      await tx
        .update(beers)
        .set({ ...switched, updatedAt: new Date() })
        .where(eq(beers.id, id))
      return undefined
    }
    const refused = refuseReadOnlyFields(beer, change, reviews) ?? refuseWrongDates(change, today)
    if (refused) return refused
    const units = unitsMoved(beer, change)
    if (beer.onHand + units < beer.reserved) return refuse('below-held-stock', { held: beer.reserved })
    if (units > 0 && beer.onHand + units > MAX_STOCK)
      return refuse('malformed', undefined, { stock: TOO_MUCH })
    const notOurs = await media.claim(tx, change.image)
    if (notOurs) return notOurs
    await moveStock(tx, id, units)
    await tx
      .update(beers)
      .set({ ...columnsOf(change, today), ...switched, updatedAt: new Date() })
      .where(eq(beers.id, id))
    return undefined
  })
  return refusal ?? getBeer(pool, id, caller, today)
}

/** The beer's reviews, read only for a record that carries any. */
async function reviewsToCompare(
  pool: Pool,
  id: string,
  change: Change,
  caller: SessionUser,
  today: string,
): Promise<BeerDetail['Qualifications']> {
  if (!('name' in change && change.Qualifications?.length)) return []
  const beer = await getBeer(pool, id, caller, today)
  return isRefusal(beer) ? [] : beer.Qualifications
}

/** `status` on the wire is two switches: the seller turns theirs, an admin the other; a seller cannot undo an admin. */
function switchOf(beer: Beer, status: boolean | undefined, admin: boolean): Partial<Beer> | Refusal {
  const shown = beer.available && !beer.blocked
  if (status === undefined || status === shown) return {}
  if (admin) return { blocked: !status }
  return beer.blocked ? refuse('read-only-field', { field: 'status' }) : { available: status }
}

/** A form sends the stock that it showed: the difference is applied, so that sales in between are not overwritten. */
function unitsMoved(beer: Beer, { stock, stockShown }: FullRecord): number {
  return stock - (stockShown ?? beer.onHand)
}
