const SLOW_MS = 250
const KEPT_MS = 10 * 60_000

/**
 * Remembers for ten minutes what took long to read. In a shop whose books are read in no time it remembers nothing, and the page
 * says what the list says; in one of millions of orders one reader in ten minutes waits for all. Who comes meanwhile waits along.
 */
export class SlowCounts<Counts> {
  #known: { counts: Counts; until: number } | undefined
  #reading: Promise<Counts> | undefined

  async of(read: () => Promise<Counts>): Promise<Counts> {
    if (this.#known && performance.now() < this.#known.until) return this.#known.counts
    this.#reading ??= this.#read(read).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(read: () => Promise<Counts>): Promise<Counts> {
    const begun = performance.now()
    const counts = await read()
    const ended = performance.now()
    this.#known = ended - begun > SLOW_MS ? { counts, until: ended + KEPT_MS } : undefined
    return counts
  }
}
