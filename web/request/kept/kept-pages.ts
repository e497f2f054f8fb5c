/** Less than the second after which everybody must see what changed: the answer has a way to go. */
const KEPT_MS = 900
/** While this process changes something all the time, what it keeps is given up this often and no more. */
const GIVEN_UP_EVERY_MS = 100
const MOST_BYTES = 32 * 1024 * 1024

/** A page as it is sent: compressed (gzip), with the headers that belong to exactly these bytes. `route`: the pattern of who made it. */
export type KeptPage = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string>; route: string }

type Entry = { startedAt: number; made: Promise<KeptPage | undefined>; bytes: number }

/**
 * Pages that are the same for many, each made once and kept for less than a second: whoever changes a beer, a price, a stock or
 * a review, in whatever process, it is seen within that second, and nobody has to tell anybody. What this process itself
 * changed is seen at once, unless it changes something ten times a second. What is kept lives equally long, so the oldest
 * are the first to go, and what a stranger can fill it with is bounded by what can be made in a second, and by 32 MB.
 */
export class KeptPages {
  /** By what tells them apart, the oldest first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #hasChanged = false
  #givenUpAt = Number.NEGATIVE_INFINITY
  readonly #now: () => number

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Something was changed by this process, and can be seen from now on. */
  changed(): void {
    this.#hasChanged = true
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** What all that is kept weighs. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * The page that is kept under this key, or is just being made; else what `make` makes, which is kept. Undefined, which is kept for
   * nobody: nothing to be shared was made. Where another's `make` fails it is undefined too, where one's own does it rejects.
   */
  async share(key: string, make: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    this.#giveUpOld()
    const kept = this.#entries.get(key)
    if (kept) return kept.made.catch(() => undefined)
    const entry: Entry = { startedAt: this.#now(), made: make(), bytes: 0 }
    this.#entries.set(key, entry)
    const isStillKept = () => this.#entries.get(key) === entry
    try {
      const page = await entry.made
      if (page && isStillKept()) {
        entry.bytes = page.body.byteLength + 2 * key.length
        this.#bytes += entry.bytes
        this.#giveUpOld()
      }
      return page
    } finally {
      if (!entry.bytes && isStillKept()) this.#entries.delete(key)
    }
  }

  #giveUpOld(): void {
    const now = this.#now()
    const giveUpAll = this.#hasChanged && now - this.#givenUpAt >= GIVEN_UP_EVERY_MS
    if (giveUpAll) {
      this.#hasChanged = false
      this.#givenUpAt = now
    }
    for (const [key, { startedAt }] of this.#entries) {
      if (!giveUpAll && now - startedAt < KEPT_MS && this.#bytes <= MOST_BYTES) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
