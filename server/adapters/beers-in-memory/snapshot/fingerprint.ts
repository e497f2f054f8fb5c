import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** An import or re-export of a source of ours; types are nothing while a program runs. */
const IMPORTED = /^(?:import|export) (?!type )(?:[^'";=]* from )?'([.#][^']+)'/gm

/**
 * What an index in memory hangs on, besides the database: these sources with all that they import, and the Node that runs them, which knows
 * what a letter is. Whatever is changed in them, if only a comment, makes another fingerprint, so that nobody has to think of it.
 * To be asked when a program starts, while the sources are those that it runs.
 * @param roots paths of sources
 * @throws where a source is not there
 */
export function fingerprintOf(roots: readonly string[], versions: unknown = process.versions): string {
  const hash = createHash('sha256').update(JSON.stringify(versions))
  for (const source of sourcesOf(roots).values()) hash.update(`${source.length}\n${source}`)
  return hash.digest('hex')
}

/** These sources and all that they import, by their paths. */
export function sourcesOf(roots: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>()
  const waiting = [...roots]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sources.has(path)) continue
    const source = readFileSync(path, 'utf8')
    sources.set(path, source)
    const { resolve } = createRequire(path)
    for (const [, specifier] of source.matchAll(IMPORTED)) waiting.push(resolve(specifier!))
  }
  return sources
}
