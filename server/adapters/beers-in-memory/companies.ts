import { US_STATES } from '../../search/us-states.ts'
import { wordsOf } from '../../search/words-of.ts'
import type { IndexedCompany } from './read-beers.ts'
import { asJson, fromJson, type KeptPart, type ReadPart } from './snapshot/part.ts'
import { WEIGHTS, weightAmong } from './weights.ts'

type Texts = { name: string[]; place: string[] }
type Known = { id: string; shown: string; country: string; shipsTo: string[] | null }

/** Breweries by numbers, and the words of their names and places. Few enough to be looked through one by one. */
export class Companies {
  #numbers = new Map<string, number>()
  #texts: Texts[] = []
  #known: Known[] = []

  put({ id, company, shown, city, state, country, shipsTo }: IndexedCompany): void {
    const place = [city, state, US_STATES[state.trim()] ?? '', country]
    const number = this.numberOf(id)
    this.#texts[number] = { name: wordsOf(company), place: wordsOf(place.join(' ')) }
    this.#known[number] = { id, shown, country, shipsTo }
  }

  /** What is known of each, by its number. */
  get all(): readonly Known[] {
    return this.#known
  }

  /** One that is not known yet gets a number, and has no words so far. */
  numberOf(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    this.#numbers.set(id, this.#texts.length)
    this.#texts.push({ name: [], place: [] })
    this.#known.push({ id, shown: '', country: '', shipsTo: [] })
    return this.#texts.length - 1
  }

  /** Which number each has; what is known of them is read anew, for they are few. */
  kept(): KeptPart {
    return { ids: asJson([...this.#numbers.keys()]) }
  }

  take({ ids }: ReadPart): void {
    for (const id of fromJson<string[]>(ids)) this.numberOf(id)
  }

  /** The number of one that has been there. */
  known(id: string): number | undefined {
    return this.#numbers.get(id)
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

  get size(): number {
    return this.#texts.length
  }

  /** Each with the words of its name: none for one that has no name yet. */
  *names(): Generator<{ id: string; number: number; words: readonly string[] }> {
    for (const [id, number] of this.#numbers) yield { id, number, words: this.#texts[number]!.name }
  }

  /** Every word that names and places have. */
  *words(): Generator<string> {
    for (const { name, place } of this.#texts) {
      yield* name
      yield* place
    }
  }
}
