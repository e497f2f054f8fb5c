import { type BeerBits, hasBeer } from './beer-bits.ts'
import { withRoom } from './growing.ts'
import { type KeptPart, numbersOf, type ReadPart, type Sizes } from './snapshot/part.ts'

const FIRST_BYTES = 8
/** The most that a number takes. */
const MOST_BYTES = 5

/** What is known of a word's list: where it begins, how many bytes of it are used, for how many there is room, and its last beer. */
const FACTS = 4
const [START, USED, ROOM, LAST] = [0, 1, 2, 3] as const

/**
 * Which beers hold a word: of each word the numbers of beers, rising, as their distances, seven bits a byte, the highest bit telling that
 * more follow: what is near the last one takes one byte. A list only grows; a beer that changes its words is given a new number, and what it
 * was called before is known to be gone. All lists lie in one array, for a million of them would be a million objects: one that has
 * outgrown its room moves to the end, and what was written is never written over. Once the array is full and a third of it is what lists have
 * left behind, all move to a new one, close to each other: of a million beers' 74 MB a third was in use.
 */
export class Postings {
  #bytes = new Uint8Array(1024)
  #end = 0
  #lists = new Int32Array(1024 * FACTS)
  readonly #of: 'words' | 'companies'

  /** @param of whose lists they are */
  constructor(of: 'words' | 'companies' = 'words') {
    this.#of = of
  }

  /** The number must not be lower than the word's last; the same one again is kept once. */
  add(word: number, beer: number): void {
    const at = word * FACTS
    if (at + FACTS > this.#lists.length) this.#lists = withRoom(this.#lists, at + FACTS)
    const lists = this.#lists
    const used = lists[at + USED]!
    if (used && lists[at + LAST] === beer) return
    if (used + MOST_BYTES > lists[at + ROOM]!) this.#makeRoom(at)
    let distance = used ? beer - lists[at + LAST]! : beer + 1
    let to = lists[at + START]! + used
    while (distance >= 128) {
      this.#bytes[to++] = (distance & 127) | 128
      distance >>>= 7
    }
    this.#bytes[to++] = distance
    lists[at + USED] = to - lists[at + START]!
    lists[at + LAST] = beer
  }

  /** True once a beer was added to it. */
  has(word: number): boolean {
    return (this.#lists[word * FACTS + USED] ?? 0) > 0
  }

  /** True where one of the word's beers is among those. */
  isHeldAmong(word: number, among: BeerBits): boolean {
    return this.#until(word, (beer) => hasBeer(among, beer))
  }

  /** Calls for each of the word's beers, in the order of their numbers. */
  each(word: number, call: (beer: number) => void): void {
    this.#until(word, call)
  }

  /** Calls until one answers true, and says whether one did. */
  #until(word: number, call: (beer: number) => unknown): boolean {
    if (!this.has(word)) return false
    const bytes = this.#bytes
    const start = this.#lists[word * FACTS + START]!
    const end = start + this.#lists[word * FACTS + USED]!
    let beer = -1
    for (let at = start; at < end; ) {
      let byte = bytes[at++]!
      let distance = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++]!
        distance |= (byte & 127) << shift
      }
      beer += distance
      if (call(beer) === true) return true
    }
    return false
  }

  /** Raises the marks of the word's beers to the weight, where they are lower. Walks the list itself: with a call for each of 200,000 beers it took 2.8 ms for 1.2. */
  raise(word: number, marks: Uint8Array, weight: number): void {
    if (weight === 0 || !this.has(word)) return
    const bytes = this.#bytes
    const start = this.#lists[word * FACTS + START]!
    const end = start + this.#lists[word * FACTS + USED]!
    let beer = -1
    for (let at = start; at < end; ) {
      let byte = bytes[at++]!
      let distance = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++]!
        distance |= (byte & 127) << shift
      }
      beer += distance
      if (marks[beer]! < weight) marks[beer] = weight
    }
  }

  /** The lists of the first so many as they are now: what is added later lies behind what they have. */
  kept(sizes: Sizes): KeptPart {
    return { bytes: this.#bytes.subarray(0, this.#end), lists: this.#lists.slice(0, sizes[this.#of] * FACTS) }
  }

  take({ bytes, lists }: ReadPart): void {
    this.#bytes = numbersOf(Uint8Array, bytes)
    this.#lists = numbersOf(Int32Array, lists)
    this.#pack()
  }

  #makeRoom(at: number): void {
    const [start, used] = [this.#lists[at + START]!, this.#lists[at + USED]!]
    const room = used ? used * 2 + MOST_BYTES : FIRST_BYTES
    const isLast = start + this.#lists[at + ROOM]! === this.#end && used > 0
    const to = isLast ? start : this.#end
    if (to + room > this.#bytes.length && this.#packedBytes() * 3 < this.#end * 2) {
      this.#pack()
      this.#makeRoom(at)
      return
    }
    this.#end = to + room
    if (this.#end > this.#bytes.length) this.#bytes = withRoom(this.#bytes, this.#end)
    if (!isLast) this.#bytes.copyWithin(to, start, start + used)
    this.#lists[at + START] = to
    this.#lists[at + ROOM] = room
  }

  /** How many bytes all lists would take close to each other. */
  #packedBytes(): number {
    let bytes = 0
    for (let at = 0; at < this.#lists.length; at += FACTS) bytes += packedRoom(this.#lists[at + USED]!)
    return bytes
  }

  /** Moves all lists into an array of their own: whoever writes the old one down has it as it was. */
  #pack(): void {
    const lists = this.#lists
    const bytes = new Uint8Array(this.#packedBytes())
    let to = 0
    for (let at = 0; at < lists.length; at += FACTS) {
      const [start, used] = [lists[at + START]!, lists[at + USED]!]
      bytes.set(this.#bytes.subarray(start, start + used), to)
      lists[at + START] = to
      lists[at + ROOM] = packedRoom(used)
      to += packedRoom(used)
    }
    this.#bytes = bytes
    this.#end = to
  }
}

/** An eighth more than a list has: most lists of a shop grow by a few beers until it is read anew. */
function packedRoom(used: number): number {
  return used && used + (used >> 3) + MOST_BYTES
}
