import type { WordsMatch } from '#contract/catalogue.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { readWords, type Sought } from '../../search/read-words.ts'
import { wordsOf } from '../../search/words-of.ts'
import { addThose, type BeerBits, bitsOfBytes, haveInCommon, isAny, keepThose } from './beer-bits.ts'
import type { BeerIndex } from './beer-index.ts'
import { type Marks, marksOf, raiseByMarks, wordsMarks } from './marks.ts'
import { isOneEdit } from './one-edit.ts'
import { WEIGHTS, WHOLE_NAME_BONUS } from './weights.ts'

/** A thing that was sought: what each beer has of it, which beers have any of it, and of how many words it is. */
type Part = { marks: Marks; beers: BeerBits; words: number }
/** Beers asked for that match; `match`: how the words were found; what scoresOf() needs of them. */
export type Matches = { beers: BeerBits; match: WordsMatch; parts: readonly Part[] }

/** Shorter words would match half the catalogue with a typo. */
const TYPO_LETTERS = 4
/** So many ways in which a word with a typo is really written are searched for. */
const MOST_WRITTEN = 8

/**
 * Beers that have all that is sought, and where none has, those that have any of it. A word that none of the beers asked for knows may
 * hold one typo, or two words without their blank. Which beers a filter leaves plays no part.
 * @param among which beers are asked for
 */
export function findWords(index: BeerIndex, among: BeerBits, text: string): Matches {
  let match: WordsMatch = 'all'
  const parts: Part[] = []
  const add = (marks: Marks, sought: Sought) => {
    const beers = bitsOfBytes(marks, index.scratch.bits(index.size))
    const part = { marks, beers, words: sought.words.length }
    parts.push(part)
    return part
  }
  for (const sought of readWords(text)) {
    const { beers } = add(marksOf(index, sought), sought)
    if (haveInCommon(beers, among)) continue
    const written = writtenMarks(index, among, sought)
    if (!written) continue
    match = 'typo'
    parts.pop()
    add(written, sought)
  }
  const all = index.scratch.bits(index.size)
  all.set(among)
  for (const { beers } of parts) keepThose(all, beers)
  if (parts.length < 2 || isAny(all)) return { beers: parts.length ? all : all.fill(0), match, parts }
  all.fill(0)
  for (const { beers } of parts) addThose(all, beers)
  return { beers: keepThose(all, among), match: 'any', parts }
}

/**
 * How well beers match, by their numbers, of these beers alone: the sum of the weights of all that was found, and more for a name that was
 * asked for as a whole.
 */
export function scoresOf(
  { size, columns, scratch }: BeerIndex,
  parts: readonly Part[],
  beers: Int32Array,
): Int32Array {
  const scores = scratch.wholes(size)
  const belowName = WEIGHTS.name.beginning - 1
  const nameWords = columns.nameWords.values
  for (let at = 0; at < beers.length; at++) {
    const beer = beers[at]!
    let [score, named] = [0, 0]
    for (let part = 0; part < parts.length; part++) {
      const mark = parts[part]!.marks[beer]!
      score += mark
      if (mark > belowName) named += parts[part]!.words
    }
    scores[beer] = named !== 0 && named >= nameWords[beer]! ? score + WHOLE_NAME_BONUS : score
  }
  return scores
}

type IsHeld = (word: string) => boolean

/** What beers have of a word as they write it; undefined where no typo makes it one that they know. */
function writtenMarks(index: BeerIndex, among: BeerBits, { words, meanings }: Sought): Marks | undefined {
  const [word] = words
  if (!word || words.length > 1 || meanings.length || word.length < TYPO_LETTERS) return undefined
  const key = `${word} as it is written`
  const known = index.scratch.known.get(key)
  if (known) return known
  const isHeld = heldAmong(index, among)
  const ways = [...oneEditAway(index, isHeld, word).map((written) => [written]), ...splitInTwo(isHeld, word)]
  const marks = index.scratch.bytes(index.size)
  for (const way of ways.slice(0, MOST_WRITTEN)) {
    index.scratch.lend(() => raiseByMarks(marks, wordsMarks(index, way)))
  }
  if (!haveInCommon(bitsOfBytes(marks, index.scratch.bits(index.size)), among)) return undefined
  index.scratch.known.set(key, marks)
  return marks
}

/** Whether one of the beers asked for holds a word, in its name or description: what others alone hold is no way to write it. */
function heldAmong({ vocabulary, names, descriptions }: BeerIndex, among: BeerBits) {
  return (word: string): boolean => {
    const number = vocabulary.known(word)
    if (number === undefined) return false
    return names.isHeldAmong(number, among) || descriptions.isHeldAmong(number, among)
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
