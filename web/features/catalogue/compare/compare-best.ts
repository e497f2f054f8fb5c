import type { BeerSummary } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import { isRatedByFew } from '../is-rated-by-few.ts'

type Judged = Pick<
  BeerSummary,
  | 'id'
  | 'pricePerLitre'
  | 'qualification'
  | 'qualificationCount'
  | 'status'
  | 'hasSeller'
  | 'pausedUntil'
  | 'stock'
>

/**
 * Of beers side by side, those whose litre costs least and those that are rated best, by id: of equals each, of all alike none. What
 * cannot be bought is not the cheapest, and what one or two rated not the best.
 */
export function bestOf(beers: readonly Judged[]) {
  const toBeHad = beers.filter((beer) => unitsToBeHad({ ...beer, onSale: beer.status }) > 0)
  return {
    litre: least(toBeHad, ({ pricePerLitre }) => pricePerLitre),
    // As it is shown: who reads 4.4 beside 4.4 sees no better one.
    rating: least(beers, (beer) =>
      beer.qualification === null || isRatedByFew(beer) ? null : -Math.round(beer.qualification * 10),
    ),
  }
}

function least(beers: readonly Judged[], figureOf: (beer: Judged) => number | null): ReadonlySet<string> {
  const known = beers.filter((beer) => figureOf(beer) !== null)
  const best = Math.min(...known.map((beer) => figureOf(beer)!))
  const found = known.filter((beer) => figureOf(beer) === best)
  return new Set(found.length < known.length ? found.map(({ id }) => id) : [])
}

/** Whether a row tells beers apart: of two and more, one that says the same or nothing of all does not; of one, any that says something. */
export function tellsApart(said: readonly unknown[]): boolean {
  const words = said.map((each) => each || null)
  if (words.length < 2) return words.some((each) => each !== null)
  return new Set(words).size > 1
}
