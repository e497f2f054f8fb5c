import { type BeerBits, bitsLength } from './beer-bits.ts'

type Numbers = Uint8Array | Int32Array

/** More are needed by few answers: those are let go. */
const KEPT = 24

class Pool<Kind extends Numbers> {
  #arrays: Kind[] = []
  #taken = 0
  #make: (length: number) => Kind

  constructor(make: (length: number) => Kind) {
    this.#make = make
  }

  take(size: number): Kind {
    let array = this.#arrays[this.#taken]
    if (!array || array.length < size) {
      array = this.#make(Math.ceil(size * 1.1))
      this.#arrays[this.#taken] = array
    }
    this.#taken++
    return array.subarray(0, size) as Kind
  }

  /** So many are taken. */
  get taken(): number {
    return this.#taken
  }

  giveBackTo(taken: number): void {
    this.#taken = taken
  }

  giveBack(): void {
    this.#taken = 0
    if (this.#arrays.length > KEPT) this.#arrays.length = KEPT
  }
}

/**
 * What an answer notes of each beer while it is looked up, and nobody keeps. Made anew for each answer it was a dozen MB, and the whole heap was
 * looked through for what to free every few answers.
 */
export class Scratch {
  #bytes = new Pool((length) => new Uint8Array(length))
  #wholes = new Pool((length) => new Int32Array(length))
  #bits = new Pool((length) => new Int32Array(length))
  /** What was found for a word: a text that finds nothing is looked up again without each of its words. */
  readonly known = new Map<string, Uint8Array>()

  /** All 0. */
  bytes(size: number): Uint8Array {
    return this.#bytes.take(size).fill(0)
  }

  /** Of whatever they held before. */
  wholes(size: number): Int32Array {
    return this.#wholes.take(size)
  }

  /** A set of so many beers, of whatever it held before. */
  bits(size: number): BeerBits {
    return this.#bits.take(bitsLength(size))
  }

  /** What is taken meanwhile is given back at once: nothing of it may be kept. For what is done once a word, of which a text has many. */
  lend(use: () => void): void {
    const { taken } = this.#bytes
    use()
    this.#bytes.giveBackTo(taken)
  }

  /** The answer is there: nothing that was taken is looked at any more. */
  giveBack(): void {
    this.known.clear()
    for (const pool of [this.#bytes, this.#wholes, this.#bits]) pool.giveBack()
  }
}
