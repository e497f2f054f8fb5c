const BETWEEN = '\n'

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
