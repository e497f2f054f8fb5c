import type { BeerType } from '#contract/limits.ts'
import type { Dials } from '#contract/tastes.ts'
import type { ReadersTaste } from '../ports/beer-search.ts'
import { tasteOf } from './taste-of.ts'

/** So far, in steps of a taste, what somebody thinks of one beer tells of another. */
const REACH_STEPS = 1.5
/** The middle of the stars. */
const INDIFFERENT_STARS = 3
const DIALLED_STARS = 5
/** What somebody says of themselves is worth as many beers. */
const DIALLED_WEIGHT = 3
/** As if somebody were indifferent to so many beers of every taste: of what nothing is known, nothing is expected. */
export const NOTHING_KNOWN = 1
/** The same of each brewery: one good beer of it says little. */
const BREWERY_UNKNOWN = 2
/** The beers known last; a taste changes, and a page is not to take longer for who has rated a thousand. */
const MOST_KNOWN = 100

/**
 * A taste of which somebody has said what they think, in stars above or below what leaves them indifferent. What they would think of another
 * one is the mean of these, those that are nearer more. `type` undefined for one that is of no style: the dials, of which those that nobody moved
 * are left out and weigh nothing.
 */
export type Opinion = { profile: Dials; type: BeerType | undefined; stars: number; weight: number }

/** How near a taste is to another one: 1 for the same, towards 0 beyond the reach. Of several distances together it is their product. */
export function nearness(squareSteps: number): number {
  return Math.exp(-squareSteps / (2 * REACH_STEPS ** 2))
}

/** What a reader thinks of tastes: by their dials, or else by their beers. Who turns the dials wants something else than what they always have. */
export function opinionsOf({ known, dials }: ReadersTaste): Opinion[] {
  if (dials) {
    const stars = DIALLED_STARS - INDIFFERENT_STARS
    return [{ profile: dials, type: undefined, stars, weight: DIALLED_WEIGHT }]
  }
  return known.slice(0, MOST_KNOWN).map((beer) => ({
    ...{ profile: tasteOf(beer), type: beer.type, weight: 1 },
    stars: beer.stars - INDIFFERENT_STARS,
  }))
}

/** What a reader thinks of breweries whose beers they know, by id, in stars above or below what leaves them indifferent. */
export function breweriesLiked({ known }: Pick<ReadersTaste, 'known'>): Map<string, number> {
  const sums = new Map<string, { sum: number; beers: number }>()
  for (const { companyId, stars } of known) {
    const so = sums.get(companyId) ?? { sum: 0, beers: 0 }
    sums.set(companyId, { sum: so.sum + stars - INDIFFERENT_STARS, beers: so.beers + 1 })
  }
  return new Map([...sums].map(([id, { sum, beers }]) => [id, sum / (beers + BREWERY_UNKNOWN)]))
}
