/** Below 0 where the first beer comes before the second. */
export type Before = (one: number, other: number) => number

/**
 * The first of many, with as much work as those few take: a heap with the last of them at its head, which gives way to
 * whatever comes before it.
 */
export class TopBeers {
  #heap: number[] = []
  #most: number
  #before: Before

  constructor(most: number, before: Before) {
    this.#most = most
    this.#before = before
  }

  offer(beer: number): void {
    if (this.#heap.length < this.#most) this.#rise(this.#heap.push(beer) - 1)
    else if (this.#most && this.#before(beer, this.#heap[0]!) < 0) {
      this.#heap[0] = beer
      this.#sink()
    }
  }

  inOrder(): number[] {
    return this.#heap.toSorted(this.#before)
  }

  #rise(from: number): void {
    const heap = this.#heap
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (this.#before(heap[at]!, heap[parent]!) <= 0) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(): void {
    const heap = this.#heap
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let last = at
      if (left < heap.length && this.#before(heap[left]!, heap[last]!) > 0) last = left
      if (right < heap.length && this.#before(heap[right]!, heap[last]!) > 0) last = right
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
