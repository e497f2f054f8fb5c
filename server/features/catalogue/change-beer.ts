import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBeer as call } from '#contract/publishing.ts'
import { beers } from '#database/schema.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { columnsOf } from './beer-record.ts'
import { getBeer } from './get-beer.ts'
import { moveStock } from './move-stock.ts'
import { refuseReadOnlyFields } from './read-only-fields.ts'
import { refuseWrongDates } from './refuse-wrong-dates.ts'
import { unitsMoved } from './units-moved.ts'

type Beer = typeof beers.$inferSelect
type Change = BodyOf<typeof call>

/**
 * Changes a beer of the caller's company, or any for an admin: the full record, or only its status.
 * Refuses: beer-not-found (also somebody else's that is not on sale), forbidden (somebody else's), record-changed with
 * `current` (the record as it is now, when the caller's form showed another edition of it), read-only-field, stock-unclear,
 * below-held-stock, malformed (more on hand than a beer may have, packaged tomorrow, a picture that is not ours).
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
    if (isOtherEdition(beer, change)) return refuse('record-changed')
    const switched = switchOf(beer, change.status, admin)
    if (isRefusal(switched)) return switched
    if (!('name' in change)) {
      if (change.companyId !== beer.companyId) return refuse('read-only-field', { field: 'companyId' })
      await tx
        .update(beers)
        .set({ ...switched, ...anEdit() })
        .where(eq(beers.id, id))
      return undefined
    }
    const refused = refuseReadOnlyFields(beer, change, reviews) ?? refuseWrongDates(change, today)
    if (refused) return refused
    const units = unitsMoved(beer, change)
    if (isRefusal(units)) return units
    const notOurs = await media.claim(tx, change.image)
    if (notOurs) return notOurs
    await moveStock(tx, id, units)
    await tx
      .update(beers)
      .set({ ...columnsOf(change, today), ...switched, ...anEdit() })
      .where(eq(beers.id, id))
    return undefined
  })
  if (refusal && refusal.refused !== 'record-changed') return refusal
  const now = await getBeer(pool, id, caller, today)
  return refusal ? refuse('record-changed', { current: now }) : now
}

/** The caller's form showed the beer before somebody else's edit. Sales and reviews are no edits. */
function isOtherEdition(beer: Beer, change: Change): boolean {
  return 'name' in change && change.editionShown !== undefined && change.editionShown !== beer.edition
}

/** What every edit writes beside what it changes. */
function anEdit() {
  return { edition: sql`${beers.edition} + 1`, updatedAt: new Date() }
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
