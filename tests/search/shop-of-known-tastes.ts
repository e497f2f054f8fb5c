import { BEER_TYPES } from '#contract/limits.ts'
import { TASTE_MAX, TASTES, type TasteProfile } from '#contract/tastes.ts'
import { STYLE_PROFILES } from '#server/search/style-profiles.ts'
import { tasteDistance, tasteOf } from '#server/search/taste-of.ts'
import type { RatedBeer, Rating } from './held-out.ts'

const BEERS = 600
const BREWERIES = 60
const READERS = 300
const FEWEST_RATED = 6
const MOST_RATED = 25
/** So far from their own taste a beer leaves a reader as it found them. */
const INDIFFERENT_AT = 16

/**
 * A shop whose readers' tastes are known: each is a point among the tastes, and they give stars by how near a beer is, how well it is made,
 * which all taste alike, and some chance. They rather buy, and tell of, what they may like.
 * @param random between 0 and 1
 * @returns `hidden`: what they would give to everything else
 */
export function shopOfKnownTastes(random: () => number): {
  beers: RatedBeer[]
  told: Rating[]
  hidden: Rating[]
} {
  const bell = () => random() + random() + random() + random() - 2
  const pick = (most: number) => Math.floor(random() * most)
  const made = Array.from({ length: BEERS }, (_, number) => {
    const type = BEER_TYPES[pick(BEER_TYPES.length)]!
    const ibu =
      random() < 0.2 ? null : Math.max(2, Math.round(STYLE_PROFILES[type].bitter * 15 + bell() * 20))
    const beer: RatedBeer = {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      companyId: `brewery ${pick(BREWERIES)}`,
      ...{ name: `beer ${number}`, type, ibu, abv: Math.max(3, Math.round((5.5 + bell() * 3) * 10) / 10) },
    }
    return { beer, profile: tasteOf(beer), madeWell: bell() }
  })
  const told: Rating[] = []
  const hidden: Rating[] = []
  for (let number = 0; number < READERS; number++) {
    const taste = Object.fromEntries(TASTES.map((each) => [each, random() * TASTE_MAX])) as TasteProfile
    const wanted = FEWEST_RATED + pick(MOST_RATED - FEWEST_RATED + 1)
    const opinions = made.map(({ beer, profile, madeWell }) => {
      const likes = 1 - tasteDistance(taste, profile) / INDIFFERENT_AT
      const stars = Math.min(5, Math.max(1, Math.round(3.2 + 1.6 * likes + 0.6 * madeWell + 0.6 * bell())))
      return {
        rating: { reader: `reader ${number}`, beerId: beer.id, stars },
        turn: random() ** Math.exp(-likes),
      }
    })
    opinions.sort((one, other) => other.turn - one.turn)
    told.push(...opinions.slice(0, wanted).map(({ rating }) => rating))
    hidden.push(...opinions.slice(wanted).map(({ rating }) => rating))
  }
  return { beers: made.map(({ beer }) => beer), told, hidden }
}
