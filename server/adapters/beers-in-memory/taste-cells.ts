import { BEER_TYPES, MAX_ABV_PERCENT, MAX_IBU } from '#contract/limits.ts'
import { TASTE_MAX } from '#contract/tastes.ts'
import { NOTHING_KNOWN, nearness, type Opinion } from '../../search/liking.ts'
import { bitterness, stepDistance, strength, styleDistance } from '../../search/taste-of.ts'
import { UNSAID } from './beer-columns.ts'

/** Nobody tastes a quarter of a step. */
const PARTS_OF_A_STEP = 4
const SIDE = TASTE_MAX * PARTS_OF_A_STEP + 1
const STEPS = Array.from({ length: SIDE }, (_, part) => part / PARTS_OF_A_STEP)

const partOf = (step: number) => Math.round(step * PARTS_OF_A_STEP)
// By every IBU and ABV that the database takes (its checks, database/tables/catalogue.ts).
const BITTER_OF_IBU = Uint8Array.from({ length: MAX_IBU + 1 }, (_, ibu) => partOf(bitterness(ibu, 'Ale')))
const BITTER_OF_TYPE = Uint8Array.from(BEER_TYPES, (type) => partOf(bitterness(null, type)))
const STRONG_OF_ABV = Uint8Array.from({ length: MAX_ABV_PERCENT * 100 + 1 }, (_, abv) =>
  partOf(strength(abv / 100)),
)

/**
 * What a reader would think of every taste that a beer can have, in stars: some thousand of them, worked out once, so that a million
 * beers are looked up and not worked out.
 */
export class TasteCells {
  readonly #stars = new Float32Array(BEER_TYPES.length * SIDE * SIDE)

  constructor(opinions: readonly Opinion[]) {
    const weights = new Float32Array(this.#stars.length).fill(NOTHING_KNOWN)
    for (const opinion of opinions) this.#add(opinion, weights)
    for (let cell = 0; cell < weights.length; cell++) this.#stars[cell]! /= weights[cell]!
  }

  /** How near a style, a bitterness and a strength are each is found by itself: nearness is their product. */
  #add({ profile, type, stars, weight }: Opinion, weights: Float32Array): void {
    const ofBitter = STEPS.map((step) => nearness(stepDistance(step, profile.bitter)))
    const ofStrong = STEPS.map((step) => nearness(stepDistance(step, profile.strong)))
    for (let number = 0; number < BEER_TYPES.length; number++) {
      const ofStyle = weight * nearness(styleDistance(BEER_TYPES[number]!, profile, type))
      for (let bitter = 0; bitter < SIDE; bitter++) {
        const first = (number * SIDE + bitter) * SIDE
        for (let strong = 0; strong < SIDE; strong++) {
          const near = ofStyle * ofBitter[bitter]! * ofStrong[strong]!
          weights[first + strong]! += near
          this.#stars[first + strong]! += near * stars
        }
      }
    }
  }

  /** @param type its place among BEER_TYPES @param abv in hundredths of a percent, as columns have it and `ibu` */
  starsOf(type: number, ibu: number, abv: number): number {
    const bitter = ibu === UNSAID ? BITTER_OF_TYPE[type]! : BITTER_OF_IBU[ibu]!
    return this.#stars[(type * SIDE + bitter) * SIDE + STRONG_OF_ABV[abv]!]!
  }
}
