import { and, asc, eq, inArray } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import { changeLockedBeer } from '../../features/catalogue/change-locked-beer.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import type { ChangingRow, RefusedRow } from './kept-rows.ts'
import type { Beer } from './read-changed-row.ts'

/**
 * Changes beers of a company as their forms would, each against the edition that its row had shown, and its stock by the
 * difference. Answers which rows were refused, and why: nothing of them is written, and they keep no other back. The caller
 * holds the company's row; the beers are locked in order of their ids, as by whoever places an order.
 */
export async function changeBeers(
  tx: Transaction,
  { media, env }: Pick<Services, 'media' | 'env'>,
  companyId: string,
  rows: readonly ChangingRow[],
): Promise<RefusedRow[]> {
  const ids = rows.map(({ change }) => change.id)
  const locked = await tx
    .select()
    .from(beers)
    .where(and(eq(beers.companyId, companyId), inArray(beers.id, ids)))
    .orderBy(asc(beers.id))
    .for('no key update')
  const byId = new Map(locked.map((beer) => [beer.id, beer]))
  const refused: RefusedRow[] = []
  for (const { row, change } of rows) {
    const refusal = await changeOne(tx, media, byId.get(change.id), change, shopDay(env))
    if (refusal) refused.push({ row, refusal })
  }
  return refused
}

async function changeOne(
  tx: Transaction,
  media: Services['media'],
  beer: Beer | undefined,
  { record, edition, stockShown }: ChangingRow['change'],
  today: string,
): Promise<Refusal | undefined> {
  if (!beer) return refuse('beer-not-found')
  if (beer.archivedAt) return refuse('beer-archived')
  const change = { ...record, stockShown, editionShown: edition }
  const refusal = await changeLockedBeer(tx, media, beer, change, { by: 'seller', reviews: [], today })
  return isRefusal(refusal) ? refusal : undefined
}
