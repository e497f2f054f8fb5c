import { ABV_STEPS, BEER_TYPES, CONTAINERS, IBU_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/limits.ts'

/** How many beers there are of each number. */
export type Counts = Uint32Array

/**
 * Several facts of a beer, each one of a few numbers, as one number: one column holds them all, and who counts it has counted each of
 * them.
 */
class Cells<Fact extends string> {
  /** So many numbers there are. */
  readonly size: number
  /** By fact, what each number says of it. */
  readonly #said: Record<Fact, Uint8Array>
  readonly #sizes: Record<Fact, number>

  /** @param sizes how many numbers each fact has */
  constructor(sizes: Record<Fact, number>) {
    this.#sizes = sizes
    const all = Object.entries(sizes) as [Fact, number][]
    this.size = all.reduce((product, [, size]) => product * size, 1)
    let below = 1
    const said = all.map(([fact, size]) => {
      const unit = below
      below *= size
      return [fact, Uint8Array.from({ length: this.size }, (_, cell) => Math.floor(cell / unit) % size)]
    })
    this.#said = Object.fromEntries(said)
  }

  numberOf(facts: Record<Fact, number>): number {
    let [cell, unit] = [0, 1]
    for (const fact in this.#sizes) {
      cell += facts[fact] * unit
      unit *= this.#sizes[fact]
    }
    return cell
  }

  /** Of each number whether the fact is one that is allowed: 1 or 0. */
  allowing(fact: Fact, isAllowed: (value: number) => boolean): Uint8Array {
    return this.#said[fact].map((value) => Number(isAllowed(value)))
  }

  /** How many beers have each value of a fact, of how many have each number. */
  countsOf(fact: Fact, counts: Counts): Counts {
    const said = this.#said[fact]
    const ofFact = new Uint32Array(this.#sizes[fact])
    for (let cell = 0; cell < this.size; cell++) ofFact[said[cell]!]! += counts[cell]!
    return ofFact
  }
}

/** What a beer is and costs: its style, what it comes in, whether there is some, and how many steps of prices it has reached. */
export const KINDS = new Cells({
  type: BEER_TYPES.length,
  container: CONTAINERS.length,
  available: 2,
  price: PRICE_STEPS.length + 1,
})

/** How it measures: how many steps of strength, of bitterness and of stars it has reached. */
export const FIGURES = new Cells({
  ABV: ABV_STEPS.length + 1,
  IBU: IBU_STEPS.length + 1,
  qualification: RATING_STEPS.length + 1,
})
