import { type KeptPart, type ReadPart, textOf } from './snapshot/part.ts'

const BETWEEN = '\n'
/** So many words are written at once: a few milliseconds. */
const WORDS_A_PIECE = 20_000

/** Every word that beers are described with, each by a number, in one text that is searched as fast as memory is read. */
export class Vocabulary {
  #numbers = new Map<string, number>()
  #words: string[] = []
  #starts: number[] = []
  #text = BETWEEN

  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#words.length
    this.#numbers.set(word, number)
    this.#words.push(word)
    this.#starts.push(this.#text.length)
    this.#text += word + BETWEEN
    return number
  }

  known(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  wordOf(number: number): string {
    return this.#words[number]!
  }

  /** Calls for each word that holds the part, or begins with it; twice for one that holds it twice. */
  eachWith(part: string, asBeginning: boolean, call: (number: number) => void): void {
    const sought = asBeginning ? BETWEEN + part : part
    for (let at = this.#text.indexOf(sought); at >= 0; at = this.#text.indexOf(sought, at + 1)) {
      call(this.#wordAt(at + sought.length - 1))
    }
  }

  get size(): number {
    return this.#words.length
  }

  /** The words of now, whatever is added while they are written. */
  kept(): KeptPart {
    return { words: inPieces(this.#words, this.size) }
  }

  take({ words }: ReadPart): void {
    const text = textOf(words)
    this.#text = BETWEEN + text
    const all = text.split(BETWEEN)
    // Nothing stands behind the last one.
    all.pop()
    this.#words = all
    this.#starts = new Array<number>(all.length)
    let start = BETWEEN.length
    for (let number = 0; number < all.length; number++) {
      const word = all[number]!
      this.#numbers.set(word, number)
      this.#starts[number] = start
      start += word.length + BETWEEN.length
    }
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words[Symbol.iterator]()
  }

  #wordAt(position: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.#starts[middle]! <= position) low = middle
      else high = middle - 1
    }
    return low
  }
}

function* inPieces(words: readonly string[], size: number): Generator<Uint8Array> {
  for (let from = 0; from < size; from += WORDS_A_PIECE) {
    const piece = words.slice(from, Math.min(size, from + WORDS_A_PIECE))
    yield Buffer.from(piece.join(BETWEEN) + BETWEEN)
  }
}
