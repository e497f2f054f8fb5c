import { US_STATES } from '../../search/us-states.ts'
import { wordsOf } from '../../search/words-of.ts'
import type { IndexedCompany } from './read-beers.ts'
import { WEIGHTS, weightAmong } from './weights.ts'

type Texts = { name: string[]; place: string[] }

/** Breweries by numbers, and the words of their names and places. Few enough to be looked through one by one. */
export class Companies {
  #numbers = new Map<string, number>()
  #texts: Texts[] = []

  put({ id, company, city, state, country }: IndexedCompany): void {
    const place = [city, state, US_STATES[state.trim()] ?? '', country]
    this.#texts[this.numberOf(id)] = { name: wordsOf(company), place: wordsOf(place.join(' ')) }
  }

  /** One that is not known yet gets a number, and has no words so far. */
  numberOf(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    this.#numbers.set(id, this.#texts.length)
    this.#texts.push({ name: [], place: [] })
    return this.#texts.length - 1
  }

  /** What a typed word weighs for the beers of each company, by its name and place; undefined where it is in none. */
  weightsOf(typed: string): Uint8Array | undefined {
    let weights: Uint8Array | undefined
    this.#texts.forEach(({ name, place }, number) => {
      const weight = Math.max(
        weightAmong(name, typed, WEIGHTS.brewery),
        weightAmong(place, typed, WEIGHTS.place),
      )
      if (!weight) return
      weights ??= new Uint8Array(this.#texts.length)
      weights[number] = weight
    })
    return weights
  }

  /** Every word that names and places have. */
  *words(): Generator<string> {
    for (const { name, place } of this.#texts) {
      yield* name
      yield* place
    }
  }
}
