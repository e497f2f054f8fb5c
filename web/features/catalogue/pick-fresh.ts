import type { BeerSummary } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'

/** What *Frescas* counts and what its link lists: one question, so that the number is the list's. */
export const FRESH_LIST = { fresh: '1', available: '1', order: 'OrderFreshest' } as const

/** As many as stand beside each other on a wide screen. */
const FRESH_SHOWN = 6

/**
 * Of beers, freshest first, those for the shelf: what can be bought, does not stand on the page already, and one of each brewery before
 * a second. Fewer than three make no shelf.
 * @param shown what the page shows elsewhere
 */
export function pickFresh(fresh: readonly BeerSummary[], shown: readonly BeerSummary[]): BeerSummary[] {
  const free = fresh.filter((beer) => unitsToBeHad(beer) > 0 && shown.every(({ id }) => id !== beer.id))
  const isFirstOfBrewery = (beer: BeerSummary, at: number) =>
    free.findIndex(({ companyId }) => companyId === beer.companyId) === at
  const picked = [...free.filter(isFirstOfBrewery), ...free.filter((beer, at) => !isFirstOfBrewery(beer, at))]
  return picked.length < 3 ? [] : picked.slice(0, FRESH_SHOWN)
}
