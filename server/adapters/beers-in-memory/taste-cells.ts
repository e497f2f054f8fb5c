import { BEER_TYPES, type BeerType } from '#contract/limits.ts'
import { TASTE_MAX, type TasteProfile } from '#contract/tastes.ts'
import { STYLE_PROFILES } from '../../search/style-profiles.ts'

/** Nobody tastes a quarter of a step. */
const PARTS_OF_A_STEP = 4
const SIDE = TASTE_MAX * PARTS_OF_A_STEP + 1

/**
 * What a reader would think of every taste that a beer can have, in stars: some thousand of them, worked out once, so that a million
 * beers are looked up and not worked out.
 */
export class TasteCells {
  readonly #stars = new Float32Array(BEER_TYPES.length * SIDE * SIDE)
  readonly #most: number[]

  constructor(liking: (profile: TasteProfile, type: BeerType) => number) {
    this.#most = BEER_TYPES.map((type, number) => {
      let most = Number.NEGATIVE_INFINITY
      for (let bitter = 0; bitter < SIDE; bitter++) {
        for (let strong = 0; strong < SIDE; strong++) {
          const tasted = { bitter: bitter / PARTS_OF_A_STEP, strong: strong / PARTS_OF_A_STEP }
          const stars = liking({ ...STYLE_PROFILES[type], ...tasted }, type)
          this.#stars[(number * SIDE + bitter) * SIDE + strong] = stars
          most = Math.max(most, stars)
        }
      }
      return most
    })
  }

  /** @param type its place among BEER_TYPES @param bitter from 0 to 4, as `strong` */
  at(type: number, bitter: number, strong: number): number {
    const place = (type * SIDE + Math.round(bitter * PARTS_OF_A_STEP)) * SIDE
    return this.#stars[place + Math.round(strong * PARTS_OF_A_STEP)]!
  }

  /** The most that any beer of a style is worth. */
  mostOf(type: number): number {
    return this.#most[type]!
  }
}
