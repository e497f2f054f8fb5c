import { beginningPatterns, endPatterns, partPattern } from '../../search/name-patterns.ts'

/** From this length on a word may hold a typo; shorter ones would match half the catalogue. */
const TYPO_MIN_CHARACTERS = 4
/** No word of a beer's name is longer; what is typed to make the search work is. */
const TYPO_MAX_CHARACTERS = 24
/** A trigram index finds nothing by fewer. */
const INDEXED_CHARACTERS = 3

/** How texts with one typo in a word are found: candidates by few patterns, of which the expression takes the right ones. */
export type Typo = { candidates: string[]; expression: string }

/** Whether a word may hold a typo. Longer and shorter ones are taken as they are. */
export function isForgiven(word: string): boolean {
  const characters = [...word].length
  return characters >= TYPO_MIN_CHARACTERS && characters <= TYPO_MAX_CHARACTERS
}

/**
 * What finds a text whose word holds exactly one typo: a letter wrong, missing, too many, or two neighbours swapped. At most
 * five patterns, however long it is: a typo leaves one half of the word as it is, or swaps the two letters between them.
 */
export function typoOf(word: string): Typo {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  const first = letters.slice(0, middle).join('')
  const second = letters.slice(middle).join('')
  const swapped = swapAt(letters, middle - 1)
  return {
    candidates: [
      // Too short to be looked for anywhere: then where a word begins, or ends.
      ...(isIndexed(first) ? [partPattern(first)] : beginningPatterns(first)),
      ...(isIndexed(second) ? [partPattern(second)] : endPatterns(second)),
      partPattern(swapped),
    ],
    expression: withOneTypo(letters).join('|'),
  }
}

function isIndexed(text: string): boolean {
  return [...text].length >= INDEXED_CHARACTERS
}

function swapAt(letters: string[], at: number): string {
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

function withOneTypo(letters: string[]): string[] {
  const written = new Set<string>()
  const part = (from: number, to?: number) => escapeExpression(letters.slice(from, to).join(''))
  letters.forEach((_, at) => {
    written.add(`${part(0, at)}.${part(at + 1)}`)
    written.add(part(0, at) + part(at + 1))
    written.add(`${part(0, at)}.${part(at)}`)
    if (at + 1 < letters.length) written.add(escapeExpression(swapAt(letters, at)))
  })
  written.add(`${part(0)}.`)
  return [...written]
}

/** Regular expressions of PostgreSQL read these as signs of their own. */
function escapeExpression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
