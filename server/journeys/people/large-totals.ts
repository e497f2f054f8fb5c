/** From here on a total is an order of magnitude: nobody counts the rows of forty pages. */
const LARGE = 1_000
const KEPT_MS = 10_000
const KEPT_AT_MOST = 100

/**
 * Remembers how many people a filter finds while that is over a thousand, for ten seconds: counting all of them costs
 * twenty times what a page of them costs. Smaller totals are counted each time, so that who switches somebody off sees
 * their list as it is.
 */
export class LargeTotals {
  readonly #known = new Map<string, { total: number; until: number }>()

  async of(filter: unknown, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(filter)
    const known = this.#known.get(key)
    if (known && performance.now() < known.until) return known.total
    const total = await count()
    this.#known.delete(key)
    if (total > LARGE) {
      if (this.#known.size >= KEPT_AT_MOST) this.#known.delete(this.#known.keys().next().value!)
      this.#known.set(key, { total, until: performance.now() + KEPT_MS })
    }
    return total
  }
}
