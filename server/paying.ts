/** So long at most whoever only reads lets others pay first. */
const PATIENCE_MS = 300
/** A neighbour that died while somebody paid never says that they have. */
const NEIGHBOUR_MS = 2000

/**
 * Whether somebody pays just now, in this process or in another of the shop on this machine: who only reads and has to wait for
 * its turn anyhow lets them go first (http/reading-turns.ts).
 */
export class Paying {
  #here = 0
  readonly #neighbours = new Map<number, number>()
  #nobody: PromiseWithResolvers<void> | undefined
  #waitsAgainAt = 0
  /** Is told whenever the first comes, and whenever the last goes. */
  tellNeighbours: (somebody: boolean) => void = () => {}

  /** Does what somebody who pays waits for. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (++this.#here === 1) this.tellNeighbours(true)
    try {
      return await work()
    } finally {
      if (--this.#here === 0) this.tellNeighbours(false)
      this.#letReadersGo()
    }
  }

  /** @param neighbour which of them says that somebody pays there, or nobody any more */
  hear(neighbour: number, somebody: boolean): void {
    if (somebody) this.#neighbours.set(neighbour, performance.now())
    else this.#neighbours.delete(neighbour)
    this.#letReadersGo()
  }

  /** Waits until nobody pays, for 300 ms at most, and then for as long as it waited not again: half of the time is the readers'. */
  async whenNobody(): Promise<void> {
    const cameAt = performance.now()
    if (!this.isSomebody || cameAt < this.#waitsAgainAt) return
    this.#nobody ??= Promise.withResolvers()
    const { promise } = this.#nobody
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS)
      promise.then(() => {
        clearTimeout(timer)
        resolve()
      })
    })
    const now = performance.now()
    this.#waitsAgainAt = Math.max(this.#waitsAgainAt, now + (now - cameAt))
  }

  get isSomebody(): boolean {
    const since = performance.now() - NEIGHBOUR_MS
    return this.#here > 0 || [...this.#neighbours.values()].some((toldAt) => toldAt > since)
  }

  #letReadersGo(): void {
    if (this.isSomebody) return
    this.#nobody?.resolve()
    this.#nobody = undefined
  }
}
