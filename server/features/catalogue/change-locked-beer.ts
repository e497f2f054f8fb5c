import { eq, sql } from 'drizzle-orm'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeBeer } from '#contract/publishing.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import { refusePageAddresses } from '../../people/refuse-page-addresses.ts'
import type { Services } from '../../services.ts'
import { columnsOf } from './beer-record.ts'
import { moveStock } from './move-stock.ts'
import { refuseReadOnlyFields } from './read-only-fields.ts'
import { refuseWrongDates } from './refuse-wrong-dates.ts'
import { unitsMoved } from './units-moved.ts'

type Beer = typeof beers.$inferSelect
type Change = BodyOf<typeof changeBeer>
type Changing = {
  by: 'seller' | 'admin'
  /** The beer's, when the record carries any. */
  reviews: BeerDetail['Qualifications']
  /** The shop's day. */
  today: string
}

/**
 * Changes a beer whose row the caller holds and which is the changer's to change: the full record, or its status alone.
 * Fields newer than the specification that a record leaves out stay as they are, its picture too; '' and null empty them.
 * Refuses, before it writes: record-changed (the form showed another edition), read-only-field, beer-archived (it is to be restored before), off-by-seller (an admin
 * puts on sale what is not blocked, and its seller keeps off sale), stock-unclear, below-held-stock, malformed (more on hand than a beer may
 * have, packaged tomorrow, a picture that is not ours, a name with the address of a page).
 */
export async function changeLockedBeer(
  tx: Transaction,
  media: Services['media'],
  beer: Beer,
  change: Change,
  { by, reviews, today }: Changing,
): Promise<Refusal | undefined> {
  if (isOtherEdition(beer, change)) return refuse('record-changed')
  const switched = by === 'admin' ? adminSwitch(beer, change) : sellerSwitch(beer, change)
  if (isRefusal(switched)) return switched
  const save = async (columns: Partial<Beer>) =>
    void (await tx
      .update(beers)
      .set({ ...columns, ...switched, edition: sql`${beers.edition} + 1`, updatedAt: new Date() })
      .where(eq(beers.id, beer.id)))
  if (!('name' in change)) {
    if (change.companyId !== beer.companyId) return refuse('read-only-field', { field: 'companyId' })
    if (Object.keys(switched).length) await save({})
    return undefined
  }
  const refused =
    refuseReadOnlyFields(beer, change, reviews) ??
    refuseWrongDates(change, today, beer) ??
    refusePageAddresses(['name'], beer, change)
  if (refused) return refused
  const units = unitsMoved(beer, change)
  if (isRefusal(units)) return units
  const notOurs = await media.claim(tx, change.image)
  if (notOurs) return notOurs
  await moveStock(tx, beer.id, units)
  const { pastDate, ...columns } = columnsOf(change, today, beer)
  // Written only where it changes: whoever watches it (catalogue_note_change) is told of nothing else.
  await save({ ...columns, ...(pastDate !== beer.pastDate && { pastDate }) })
  return undefined
}

/** The changer's form showed the beer before somebody else's edit. Sales and reviews are no edits. */
function isOtherEdition(beer: Beer, change: Change): boolean {
  return 'name' in change && change.editionShown !== undefined && change.editionShown !== beer.edition
}

/** `status` on the wire is two switches: the seller turns theirs, and cannot undo an admin. */
function sellerSwitch(beer: Beer, { status }: Change): Partial<Beer> | Refusal {
  if (status === undefined || status === isOnByBoth(beer)) return {}
  if (beer.archivedAt) return refuse('beer-archived')
  return beer.blocked ? refuse('read-only-field', { field: 'status' }) : { available: status }
}

/**
 * An admin turns the other: a record that carries back the status as it is turns nothing, but who sends it alone means
 * it, also for a beer that its seller has not on sale just now.
 */
function adminSwitch(beer: Beer, change: Change): Partial<Beer> | Refusal {
  const { status } = change
  if (status === undefined || ('name' in change && status === isOnByBoth(beer))) return {}
  if (beer.blocked !== status) return status && !beer.available ? refuse('off-by-seller') : {}
  return { blocked: !status }
}

function isOnByBoth(beer: Beer): boolean {
  return beer.available && !beer.blocked
}
