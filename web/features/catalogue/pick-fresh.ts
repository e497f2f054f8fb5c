import type { BeerSummary } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import { unseenFirst } from './unseen-first.ts'

/** What *Frescas* counts and what its link lists: one question, so that the number is the list's. */
export const FRESH_LIST = { fresh: '1', available: '1', order: 'OrderFreshest' } as const

/** As many as stand beside each other on a wide screen. */
const FRESH_SHOWN = 6
/** Fewer make no shelf. */
const LEAST = 3

/**
 * Of beers, freshest first, those for the shelf: what can be bought, does not stand on the page already, and one of each brewery before
 * a second. Where too few are left for a shelf, some stand on the page twice.
 * @param shown what the page shows elsewhere
 */
export function pickFresh(fresh: readonly BeerSummary[], shown: readonly BeerSummary[]): BeerSummary[] {
  const had = fresh.filter((beer) => unitsToBeHad(beer) > 0)
  const unseen = had.filter((beer) => shown.every(({ id }) => id !== beer.id))
  const free = unseen.length < LEAST ? unseenFirst(had, shown, LEAST) : unseen
  const isFirstOfBrewery = (beer: BeerSummary, at: number) =>
    free.findIndex(({ companyId }) => companyId === beer.companyId) === at
  const picked = [...free.filter(isFirstOfBrewery), ...free.filter((beer, at) => !isFirstOfBrewery(beer, at))]
  return picked.length < LEAST ? [] : picked.slice(0, FRESH_SHOWN)
}
