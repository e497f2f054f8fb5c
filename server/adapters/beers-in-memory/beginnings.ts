import { asJson, fromJson, type KeptPart, numbersOf, type ReadPart } from './snapshot/part.ts'

const LETTERS = 2

/**
 * Words by their first two letters: who types is told of names from the second letter on, and a heap of some thousand words is
 * looked through before the next one is pressed. Words of one letter are in none.
 */
export class Beginnings {
  #heaps = new Map<string, number[]>()

  /** Each word once, by its number in the vocabulary. */
  add(word: string, number: number): void {
    const key = word.slice(0, LETTERS)
    const heap = this.#heaps.get(key)
    if (heap) heap.push(number)
    else if (key.length === LETTERS) this.#heaps.set(key, [number])
  }

  /** Words among which are all that begin with these two letters or more. */
  among(typed: string): readonly number[] {
    return this.#heaps.get(typed.slice(0, LETTERS)) ?? []
  }

  /** In the order in which they came: of too many the first are looked at. */
  kept(): KeptPart {
    const heaps = [...this.#heaps]
    const sizes = asJson(heaps.map(([key, heap]) => [key, heap.length]))
    const numbers = new Int32Array(heaps.reduce((sum, [, heap]) => sum + heap.length, 0))
    let at = 0
    for (const [, heap] of heaps) {
      numbers.set(heap, at)
      at += heap.length
    }
    return { sizes, numbers }
  }

  take({ sizes, numbers }: ReadPart): void {
    const all = numbersOf(Int32Array, numbers)
    let at = 0
    for (const [key, size] of fromJson<[string, number][]>(sizes)) {
      this.#heaps.set(key, Array.from(all.subarray(at, at + size)))
      at += size
    }
  }

  /** Words that begin with the same letter: a typo is hardly ever in the first. */
  *ofLetter(letter: string): Generator<number> {
    for (const [key, heap] of this.#heaps) if (key.startsWith(letter)) yield* heap
  }
}
