import { type SQL, sql } from 'drizzle-orm'
import { partPattern } from './name-patterns.ts'
import { normalSearchText } from './normal-search-text.ts'

/**
 * The words of a text that somebody looks for: each has to be found, in whatever order. As `search_normal()` writes them, each
 * once; one that is a part of another is found with it.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(normalSearchText(text).split(/\s+/).filter(Boolean))]
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/** The condition that every word of a text is a part of what the columns say, which `search_normal()` has written. */
export function holdsWords(column: SQL, text: string): SQL {
  const parts = searchWords(text).map((word) => sql`${column} LIKE ${partPattern(word)}`)
  return parts.length ? sql.join(parts, sql` AND `) : sql`true`
}
