const MAX_ANSWERS = 2000

/**
 * Answers that are true for a version of the catalogue (`catalogue_version()`), kept in this process. Nothing has to
 * be told that the catalogue changed: an answer of another version is no answer. The least recently used ones go.
 */
export class CatalogueMemory {
  #answers = new Map<string, { version: string; answer: unknown }>()

  /** What was kept under the key, if it was kept at this very version. */
  recall<Answer>(key: string, version: string): Answer | undefined {
    const kept = this.#answers.get(key)
    if (kept?.version !== version) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, kept)
    return kept.answer as Answer
  }

  keep(key: string, version: string, answer: unknown): void {
    this.#answers.delete(key)
    this.#answers.set(key, { version, answer })
    if (this.#answers.size <= MAX_ANSWERS) return
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}
