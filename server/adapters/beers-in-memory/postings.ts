const FIRST_BYTES = 4

/** Numbers of seven bits a byte, the highest bit telling that more follow: what is near the last one takes one byte. */
type List = { bytes: Uint8Array; used: number; last: number }

/**
 * Which beers hold a word: of each word the numbers of beers, rising, as their distances. A list only grows; a beer that
 * changes its words is given a new number, and what it was called before is known to be gone.
 */
export class Postings {
  #lists: (List | undefined)[] = []

  /** The number must not be lower than the word's last; the same one again is kept once. */
  add(word: number, beer: number): void {
    let list = this.#lists[word]
    if (!list) {
      list = { bytes: new Uint8Array(FIRST_BYTES), used: 0, last: -1 }
      this.#lists[word] = list
    }
    if (list.last === beer) return
    if (list.used + 5 > list.bytes.length) {
      const grown = new Uint8Array(list.bytes.length * 2 + 5)
      grown.set(list.bytes)
      list.bytes = grown
    }
    let distance = beer - list.last
    while (distance >= 128) {
      list.bytes[list.used++] = (distance & 127) | 128
      distance >>>= 7
    }
    list.bytes[list.used++] = distance
    list.last = beer
  }

  /** True once a beer was added to it. */
  has(word: number): boolean {
    return this.#lists[word] !== undefined
  }

  /** True where one of the word's beers is among those, which are marked by their numbers with 1. */
  isHeldAmong(word: number, isAmong: Uint8Array): boolean {
    return this.#until(word, (beer) => isAmong[beer] === 1)
  }

  /** Calls for each of the word's beers, in the order of their numbers. */
  each(word: number, call: (beer: number) => void): void {
    this.#until(word, call)
  }

  /** Calls until one answers true, and says whether one did. */
  #until(word: number, call: (beer: number) => unknown): boolean {
    const list = this.#lists[word]
    if (!list) return false
    const { bytes, used } = list
    let beer = -1
    for (let at = 0; at < used; ) {
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

  /** Raises the marks of the word's beers to the weight, where they are lower. */
  raise(word: number, marks: Uint8Array, weight: number): void {
    if (weight === 0) return
    this.each(word, (beer) => {
      if (marks[beer]! < weight) marks[beer] = weight
    })
  }
}
