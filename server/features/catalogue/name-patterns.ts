/** From this length on a word may hold a typo; shorter ones would match half the catalogue. */
const TYPO_MIN_CHARACTERS = 4

/** LIKE reads `%`, `_` and `\` as signs of its own. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The pattern of "this text is a part of it". */
export function partPattern(normalText: string): string {
  return `%${escapeLike(normalText)}%`
}

/**
 * The patterns of "a part of it is this text with exactly one typo": a letter wrong, missing, too many, or two
 * neighbours swapped. Exact by construction, and each pattern is one that the trigram index can search.
 * @returns none for a text too short to be forgiven a typo
 */
export function typoPatterns(normalText: string): string[] {
  const letters = [...normalText]
  if (letters.length < TYPO_MIN_CHARACTERS) return []
  const patterns = new Set<string>()
  const add = (before: string[], wildcard: string, after: string[]) =>
    patterns.add(`%${escapeLike(before.join(''))}${wildcard}${escapeLike(after.join(''))}%`)
  for (let at = 0; at < letters.length; at++) {
    const before = letters.slice(0, at)
    add(before, '_', letters.slice(at + 1))
    add(before, '', letters.slice(at + 1))
    if (at > 0) add(before, '_', letters.slice(at))
    const [first, second] = letters.slice(at, at + 2)
    if (first && second) add([...before, second, first], '', letters.slice(at + 2))
  }
  return [...patterns]
}
