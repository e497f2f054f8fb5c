import type { Ask } from '#database/within-time.ts'
import { BeerIndex } from './beer-index.ts'
import { readAllBeers, readBeers, readCompanies } from './read-beers.ts'
import { type ReadUpTo, readChanges, startReading } from './read-changes.ts'

/** Changes are kept for an hour (forgetSearchChanges): who has not read them for almost as long reads everything anew. */
export const FOLLOWS_WITHIN_MS = 50 * 60_000

/** An index, and up to where it has read what changed. */
export type FollowedIndex = {
  index: BeerIndex
  upTo: ReadUpTo
  /** Of the database that it was read from (snapshot/database-moment.ts); undefined where nobody asked, or it does not say. */
  identity?: string | undefined
  /** When it was last written down, or tried to be, and which version of it that was. */
  kept?: { at: number; version: number }
}

/** Reads all beers. */
export async function readIndex(ask: Ask, identity: string | undefined): Promise<FollowedIndex> {
  const index = new BeerIndex()
  const upTo = await startReading(ask)
  for (const company of await readCompanies(ask)) index.putCompany(company)
  for await (const beers of readAllBeers(ask)) for (const beer of beers) index.put(beer)
  return { index, upTo, identity }
}

/**
 * Reads what has changed. What it was cut off from is read the next time.
 * @returns false where there is nothing to go on from: transactions count from lower than before, so it is an older copy of the database
 */
export async function catchUp(ask: Ask, followed: FollowedIndex): Promise<boolean> {
  const { beerIds, companyIds, upTo } = await readChanges(ask, followed.upTo)
  if (BigInt(upTo.horizon) < BigInt(followed.upTo.horizon)) return false
  const { index } = followed
  if (companyIds.length) for (const company of await readCompanies(ask, companyIds)) index.putCompany(company)
  const gone = new Set(beerIds)
  if (beerIds.length) {
    for await (const beers of readBeers(ask, beerIds)) {
      for (const beer of beers) {
        index.put(beer)
        gone.delete(beer.id)
      }
    }
  }
  for (const id of gone) index.remove(id)
  followed.upTo = upTo
  return true
}
