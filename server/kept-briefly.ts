/** Less than the second after which everybody must see what changed: the answer has a way to go. */
const KEPT_MS = 900

type Entry<Value> = { startedAt: number; made: Promise<Value | undefined>; bytes: number }

type Limits = {
  /** At most so much is kept. */
  mostBytes: number
  /** How long; 0 for nobody but whoever had it made. */
  keptMs?: number
  /** While this process changes something all the time, what it keeps is given up this often and no more; 0: with each change. */
  givenUpEveryMs?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * What is the same for many (pages, answers), each made once and kept for less than a second: whoever changes a beer, a price, a
 * stock or a review, in whatever process, it is seen within that second, and nobody has to tell anybody. What this process
 * itself changed is seen at once, or that often. What is kept lives equally long, so the oldest are the first to go, and what a stranger can fill it with is bounded by what can be made in a second, and in bytes.
 */
export class KeptBriefly<Value extends { body: Uint8Array }> {
  /** By what tells them apart, the oldest first. */
  readonly #entries = new Map<string, Entry<Value>>()
  #bytes = 0
  #hasChanged = false
  #givenUpAt = Number.NEGATIVE_INFINITY
  readonly #limits: Required<Limits>

  constructor({ mostBytes, keptMs = KEPT_MS, givenUpEveryMs = 0, now = () => performance.now() }: Limits) {
    this.#limits = { mostBytes, keptMs, givenUpEveryMs, now }
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
   * What is kept under this key, or is just being made; else what `make` makes, which is kept. Undefined, which is kept for
   * nobody: nothing to be shared was made. Where another's `make` fails it is undefined too, where one's own does it rejects.
   */
  async share(key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> {
    this.#giveUpOld()
    const kept = this.#entries.get(key)
    if (kept) return kept.made.catch(() => undefined)
    const entry: Entry<Value> = { startedAt: this.#limits.now(), made: make(), bytes: 0 }
    this.#entries.set(key, entry)
    const isStillKept = () => this.#entries.get(key) === entry
    try {
      const made = await entry.made
      if (made && isStillKept()) {
        entry.bytes = made.body.byteLength + 2 * key.length
        this.#bytes += entry.bytes
        this.#giveUpOld()
      }
      return made
    } finally {
      if (!entry.bytes && isStillKept()) this.#entries.delete(key)
    }
  }

  #giveUpOld(): void {
    const { now, keptMs, givenUpEveryMs, mostBytes } = this.#limits
    const time = now()
    const giveUpAll = this.#hasChanged && time - this.#givenUpAt >= givenUpEveryMs
    if (giveUpAll) {
      this.#hasChanged = false
      this.#givenUpAt = time
    }
    for (const [key, { startedAt }] of this.#entries) {
      if (!giveUpAll && time - startedAt < keptMs && this.#bytes <= mostBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
