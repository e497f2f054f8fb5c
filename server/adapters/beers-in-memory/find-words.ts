import type { WordsMatch } from '#contract/catalogue.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { readWords, type Sought } from '../../search/read-words.ts'
import { wordsOf } from '../../search/words-of.ts'
import type { BeerIndex } from './beer-index.ts'
import { byFours, type Marks, marksOf, nextMarked, raiseByMarks, wordsMarks } from './marks.ts'
import { isOneEdit } from './one-edit.ts'
import { WEIGHTS, WHOLE_NAME_BONUS } from './weights.ts'

/** How well each beer matches, by its number: 0 for not at all. `match`: how the words were found. */
export type Matches = { scores: Uint16Array; match: WordsMatch }

/** Shorter words would match half the catalogue with a typo. */
const TYPO_LETTERS = 4
/** So many ways in which a word with a typo is really written are searched for. */
const MOST_WRITTEN = 8

/**
 * Beers that have all that is sought, and where none has, those that have any of it. A word that none of the beers asked for knows may
 * hold one typo, or two words without their blank. Which beers a filter leaves plays no part.
 * @param isAmong which beers are asked for, by their numbers: 1 or 0. Others may be found too
 */
export function findWords(index: BeerIndex, isAmong: Uint8Array, text: string): Matches {
  let match: WordsMatch = 'all'
  const found: Found = []
  for (const sought of readWords(text)) {
    const marks = marksOf(index, sought)
    if (isAnywhere(index, isAmong, marks)) found.push({ marks, words: sought.words.length })
    else {
      const written = writtenMarks(index, isAmong, sought)
      if (written) match = 'typo'
      found.push({ marks: written ?? marks, words: sought.words.length })
    }
  }
  const { scores, hits } = addUp(index, found)
  const isAll = found.length < 2 || leaveThoseWithAll(index, isAmong, scores, hits, found.length)
  return { scores, match: isAll ? match : 'any' }
}

type IsHeld = (word: string) => boolean
type Found = { marks: Marks; words: number }[]

/** The sum of the weights of all that was found, and more for a name that was asked for as a whole; how many were found. */
function addUp(
  { size, columns, scratch }: BeerIndex,
  found: Found,
): { scores: Uint16Array; hits: Uint8Array } {
  const [scores, hits, named] = [scratch.halves(size), scratch.bytes(size), scratch.bytes(size)]
  const belowName = WEIGHTS.name.beginning - 1
  for (const { marks, words } of found) {
    const fours = byFours(marks)
    for (let beer = nextMarked(fours, 0); beer < size; beer = nextMarked(fours, beer + 1)) {
      const mark = marks[beer]!
      // Without a branch, which a processor would guess wrong for every other beer: the sign of a difference stands for whether.
      scores[beer]! += mark
      hits[beer]! += -mark >>> 31
      named[beer]! += words & ((belowName - mark) >> 31)
    }
  }
  const nameWords = columns.nameWords.values
  for (let beer = 0; beer < size; beer++) {
    if (named[beer] !== 0 && named[beer]! >= nameWords[beer]!) scores[beer]! += WHOLE_NAME_BONUS
  }
  return { scores, hits }
}

/** Leaves only beers that have everything, if there are any of those asked for; answers whether there are. */
function leaveThoseWithAll(
  { size }: BeerIndex,
  isAmong: Uint8Array,
  scores: Uint16Array,
  hits: Uint8Array,
  all: number,
): boolean {
  let isThere = false
  for (let beer = 0; beer < size && !isThere; beer++) isThere = hits[beer] === all && isAmong[beer] === 1
  if (!isThere) return false
  for (let beer = 0; beer < size; beer++) scores[beer]! &= ((hits[beer]! ^ all) - 1) >> 31
  return true
}

function isAnywhere({ size }: BeerIndex, isAmong: Uint8Array, marks: Marks): boolean {
  const fours = byFours(marks)
  for (let beer = nextMarked(fours, 0); beer < size; beer = nextMarked(fours, beer + 1)) {
    if (marks[beer] !== 0 && isAmong[beer] === 1) return true
  }
  return false
}

/** What beers have of a word as they write it; undefined where no typo makes it one that they know. */
function writtenMarks(index: BeerIndex, isAmong: Uint8Array, { words, meanings }: Sought): Marks | undefined {
  const [word] = words
  if (!word || words.length > 1 || meanings.length || word.length < TYPO_LETTERS) return undefined
  const key = `${word} as it is written`
  const known = index.scratch.known.get(key)
  if (known) return known
  const isHeld = heldAmong(index, isAmong)
  const ways = [...oneEditAway(index, isHeld, word).map((written) => [written]), ...splitInTwo(isHeld, word)]
  const marks = index.scratch.bytes(index.size)
  for (const way of ways.slice(0, MOST_WRITTEN)) {
    index.scratch.lend(() => raiseByMarks(marks, wordsMarks(index, way)))
  }
  if (!isAnywhere(index, isAmong, marks)) return undefined
  index.scratch.known.set(key, marks)
  return marks
}

/** Whether one of the beers asked for holds a word, in its name or description: what others alone hold is no way to write it. */
function heldAmong({ vocabulary, names, descriptions }: BeerIndex, isAmong: Uint8Array) {
  return (word: string): boolean => {
    const number = vocabulary.known(word)
    if (number === undefined) return false
    return names.isHeldAmong(number, isAmong) || descriptions.isHeldAmong(number, isAmong)
  }
}

function oneEditAway({ vocabulary, companies }: BeerIndex, isHeld: IsHeld, word: string): string[] {
  const written = new Set<string>()
  // What the beers asked for hold comes first: of too many ways the last are left out.
  for (const each of vocabulary) if (isOneEdit(word, each) && isHeld(each)) written.add(each)
  for (const each of BEER_TYPES.flatMap(wordsOf)) if (isOneEdit(word, each)) written.add(each)
  for (const each of companies.words()) if (isOneEdit(word, each)) written.add(each)
  return [...written]
}

/** Two words that are known where it is parted, such as «riodorado». */
function splitInTwo(isHeld: IsHeld, word: string): string[][] {
  const ways: string[][] = []
  for (let at = 2; at <= word.length - 2; at++) {
    const way = [word.slice(0, at), word.slice(at)]
    if (way.every(isHeld)) ways.push(way)
  }
  return ways
}
