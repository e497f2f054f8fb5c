export type Place = { beer: number; rank: number }

/**
 * The first of many, those of the highest rank, with as much work as those few take: a heap with the last of them at its
 * head, which gives way to whatever comes before it.
 */
export class TopBeers {
  #heap: Place[] = []
  #most: number
  #ofEquals: (one: number, other: number) => number

  /** @param ofEquals below 0 where the first of two beers of one rank comes before the second */
  constructor(most: number, ofEquals: (one: number, other: number) => number) {
    this.#most = most
    this.#ofEquals = ofEquals
  }

  /** What gives way next; undefined while there is room. */
  get last(): Place | undefined {
    return this.#heap.length < this.#most ? undefined : this.#heap[0]
  }

  /** A beer, by its number, at most once. */
  offer(beer: number, rank: number): void {
    const heap = this.#heap
    if (heap.length < this.#most) {
      this.#rise(heap.push({ beer, rank }) - 1)
      return
    }
    const last = heap[0]
    if (!last || rank < last.rank || (rank === last.rank && this.#ofEquals(beer, last.beer) >= 0)) return
    heap[0] = { beer, rank }
    this.#sink()
  }

  inOrder(): Place[] {
    return this.#heap.toSorted((one, other) => this.#order(one, other))
  }

  #order(one: Place, other: Place): number {
    return other.rank - one.rank || this.#ofEquals(one.beer, other.beer)
  }

  #rise(from: number): void {
    const heap = this.#heap
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (this.#order(heap[at]!, heap[parent]!) <= 0) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(): void {
    const heap = this.#heap
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let last = at
      if (left < heap.length && this.#order(heap[left]!, heap[last]!) > 0) last = left
      if (right < heap.length && this.#order(heap[right]!, heap[last]!) > 0) last = right
      if (last === at) return
      this.#swap(at, last)
      at = last
    }
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap
    ;[heap[one], heap[other]] = [heap[other]!, heap[one]!]
  }
}
