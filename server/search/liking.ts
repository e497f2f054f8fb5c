import type { BeerType } from '#contract/limits.ts'
import type { TasteProfile } from '#contract/tastes.ts'
import type { ReadersTaste } from '../ports/beer-search.ts'
import { ANOTHER_STYLE, tasteDistance, tasteOf } from './taste-of.ts'

/** So far, in steps of a taste, what somebody thinks of one beer tells of another. */
const REACH_STEPS = 1.5
/** The middle of the stars. */
const INDIFFERENT_STARS = 3
const DIALLED_STARS = 5
/** What somebody says of themselves is worth as many beers. */
const DIALLED_WEIGHT = 3
/** As if somebody were indifferent to so many beers of every taste: of what nothing is known, nothing is expected. */
const NOTHING_KNOWN = 1
/** The same of each brewery: one good beer of it says little. */
const BREWERY_UNKNOWN = 2
/** The beers known last; a taste changes, and a page is not to take longer for who has rated a thousand. */
const MOST_KNOWN = 100

/** How near a taste is to another one: 1 for the same, towards 0 beyond the reach. */
export function nearness(squareSteps: number): number {
  return Math.exp(-squareSteps / (2 * REACH_STEPS ** 2))
}

/**
 * What a reader would think of beers: a function of a taste and a style, in stars above or below what leaves them indifferent. A mean of
 * what they think of beers that taste like it, those that are nearer more.
 * @param taste of `known`, those known last come first
 */
export function likingOf({ known, dials }: ReadersTaste): (profile: TasteProfile, type: BeerType) => number {
  const tried = known.slice(0, MOST_KNOWN).map((beer) => ({
    profile: tasteOf(beer),
    type: beer.type,
    stars: beer.stars - INDIFFERENT_STARS,
  }))
  return (profile, type) => {
    let sum = 0
    let weights = NOTHING_KNOWN
    for (const beer of tried) {
      const near = nearness(tasteDistance(profile, beer.profile) + (beer.type === type ? 0 : ANOTHER_STYLE))
      sum += near * beer.stars
      weights += near
    }
    if (dials) {
      const near = DIALLED_WEIGHT * nearness(tasteDistance(profile, dials))
      sum += near * (DIALLED_STARS - INDIFFERENT_STARS)
      weights += near
    }
    return sum / weights
  }
}

/** What a reader thinks of breweries whose beers they know, by id, in stars above or below what leaves them indifferent. */
export function breweriesLiked({ known }: ReadersTaste): Map<string, number> {
  const sums = new Map<string, { sum: number; beers: number }>()
  for (const { companyId, stars } of known) {
    const so = sums.get(companyId) ?? { sum: 0, beers: 0 }
    sums.set(companyId, { sum: so.sum + stars - INDIFFERENT_STARS, beers: so.beers + 1 })
  }
  return new Map([...sums].map(([id, { sum, beers }]) => [id, sum / (beers + BREWERY_UNKNOWN)]))
}
