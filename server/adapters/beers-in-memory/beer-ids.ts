import { withRoom } from './growing.ts'
import { type KeptPart, numbersOf, type ReadPart, type Sizes } from './snapshot/part.ts'

const WORDS = 4
const FREE = -1

/** Which beer has which number, by their ids as four whole numbers: a map of a million texts would take 100 MB. */
export class BeerIds {
  #ids = new Uint32Array(1024 * WORDS)
  #table = new Int32Array(4096).fill(FREE)
  #size = 0
  #inOrder = 0

  /** Keeps an id under the next number: a later one takes the place of an earlier one of the same id. */
  add(id: string): number {
    const beer = this.#size++
    if (this.#size * WORDS > this.#ids.length) this.#ids = withRoom(this.#ids, this.#size * WORDS)
    this.#ids.set(wordsOf(id), beer * WORDS)
    this.#noteOrder(beer)
    if (this.#size * 2 > this.#table.length) this.#grow()
    else this.#table[this.#slotOf(beer)] = beer
    return beer
  }

  /** So many of the first numbers are in the order of their ids: all that were read at once. */
  get inOrder(): number {
    return this.#inOrder
  }

  /** The number that an id has now. */
  numberOf(id: string): number | undefined {
    const parts = wordsOf(id)
    const mask = this.#table.length - 1
    for (let slot = hash(parts[2]!, parts[3]!) & mask; ; slot = (slot + 1) & mask) {
      const beer = this.#table[slot]!
      if (beer === FREE) return undefined
      if (parts.every((part, at) => this.#ids[beer * WORDS + at] === part)) return beer
    }
  }

  idOf(beer: number): string {
    const hex = [0, 1, 2, 3].map((at) => this.#ids[beer * WORDS + at]!.toString(16).padStart(8, '0')).join('')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  }

  /** Below 0 where the first beer's id is the lower: it was published earlier. */
  compare(a: number, b: number): number {
    for (let at = 0; at < WORDS; at++) {
      const difference = this.#ids[a * WORDS + at]! - this.#ids[b * WORDS + at]!
      if (difference) return difference
    }
    return 0
  }

  /** Below 0 where the beer's id is lower than the other one. */
  compareTo(beer: number, id: string): number {
    const parts = wordsOf(id)
    for (let at = 0; at < WORDS; at++) {
      const difference = this.#ids[beer * WORDS + at]! - parts[at]!
      if (difference) return difference
    }
    return 0
  }

  /** The first so many: which of them is the newest of its id follows from their order. */
  kept({ beers }: Sizes): KeptPart {
    return { ids: this.#ids.subarray(0, beers * WORDS) }
  }

  take({ ids }: ReadPart): void {
    this.#ids = numbersOf(Uint32Array, ids)
    this.#size = this.#ids.length / WORDS
    for (let beer = 0; beer < this.#size; beer++) this.#noteOrder(beer)
    this.#grow()
  }

  #noteOrder(beer: number): void {
    if (this.#inOrder === beer && (beer === 0 || this.compare(beer - 1, beer) < 0)) this.#inOrder++
  }

  #slotOf(beer: number): number {
    const at = beer * WORDS
    const mask = this.#table.length - 1
    for (let slot = hash(this.#ids[at + 2]!, this.#ids[at + 3]!) & mask; ; slot = (slot + 1) & mask) {
      const other = this.#table[slot]!
      if (other === FREE || this.compare(other, beer) === 0) return slot
    }
  }

  #grow(): void {
    let length = this.#table.length
    while (length < this.#size * 2) length *= 2
    this.#table = new Int32Array(length).fill(FREE)
    for (let beer = 0; beer < this.#size; beer++) this.#table[this.#slotOf(beer)] = beer
  }
}

function wordsOf(id: string): number[] {
  const hex = id.replaceAll('-', '')
  return [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16))
}

/** The last half of an id of version 7 is drawn by chance. */
function hash(a: number, b: number): number {
  return (Math.imul(a, 0x9e3779b1) ^ b) >>> 0
}
