/** A cookie's name and value in a `Set-Cookie` text, and whether it takes the cookie away. */
function readSetCookie(text: string): { name: string; value: string; ends: boolean } {
  const [pair = '', ...attributes] = text.split(';')
  const at = pair.indexOf('=')
  const ends = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute))
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim(), ends }
}

/**
 * The cookies of one page request. What is set while the page is made is seen by everything that is made after it (a
 * loader that runs after a log-in in the same request), and leaves with the answer as `added`.
 */
export class CookieJar {
  readonly added: string[] = []
  readonly #values = new Map<string, string>()

  constructor(header: string | null | undefined) {
    for (const pair of (header ?? '').split(';')) {
      const at = pair.indexOf('=')
      if (at > 0) this.#values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    }
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  names(): string[] {
    return [...this.#values.keys()]
  }

  /** Takes a `Set-Cookie` text. */
  set(text: string): void {
    this.added.push(text)
    const { name, value, ends } = readSetCookie(text)
    if (ends) this.#values.delete(name)
    else this.#values.set(name, value)
  }

  /** Has what is made after it see a cookie with another value, which the browser never hears of. */
  pretend(name: string, value: string): void {
    this.#values.set(name, value)
  }

  /** The `Cookie` header that a browser would send now. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
